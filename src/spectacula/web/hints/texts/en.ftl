hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking it through from your seat…
hint-choose = Choose this
hint-about = From what your seat can know. Nothing is played yet.
hint-not-now = There is nothing to advise you on just now.
hints-off-line = Hints are not allowed at this table.
pace-label = Pace of the bots
