# Learning a game by playing it: what every lesson says

learn-title = Learn { $game }
learn-link = Learn in { $steps } steps
learn-link-label = { $game }: learn in { $steps } steps
learn-first = Never played it?
learn-steps = Step { $step } of { $steps }
learn-back = One step back
learn-again = Start again
learn-begin = Let’s begin
learn-go-on = Go on
learn-show = Show me
learn-watch = Now watch what happens.
learn-what-now = What now?
learn-done = Now you know { $game }
learn-play = Play against bots
