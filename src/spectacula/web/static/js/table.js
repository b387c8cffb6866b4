// A table: live updates, choosing, explanations, dialogs. Rules and words stay on the server.
import "./live.js";
import "./network.js";
import "./choose.js";
import "./draft.js";
import "./pages.js";
import "./bubble.js";
import "./sheets.js";
import "./copy.js";
import "./numbers.js";
import "./show/pace.js";
import "./sound.js";
import "./steps.js";
import "./meanwhile.js";
import "./clock.js";
import "./hints.js";
import "./notices.js";
import "./share.js";
