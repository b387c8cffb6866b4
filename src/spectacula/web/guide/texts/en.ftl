guide-page = { $game }: guided game
guide-crumb = Guided game · about ten minutes
guide-skip-to = Skip to the guide
guide-skip = Skip the guide
guide-back = Back
guide-next = Next
guide-play = Play on against novices
guide-progress = How far the guide has come
