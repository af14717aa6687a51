"""How fast Yurt is, measured beside OpenSpiel in the same run.

    scripts/bench                         all benchmarks, as tables
    scripts/bench playouts                one of them
    scripts/bench playouts --json         one JSON object a line
    scripts/bench steps --game yak        one game
    scripts/bench --write                 put the tables into benchmarks/results.md
    scripts/bench --check                 fail if a ratio is lower by more than a quarter than the
                                          published one: playouts, steps, and vector if pgx is there
    scripts/bench --check steps           the same for those that are named

``playouts``  random games inside compiled code, against OpenSpiel's C++ rollouts
``steps``     one event at a time from Python, against OpenSpiel's states from Python
``vector``    environment steps a second, against pgx (fetched once into ``build/``) and OpenSpiel
``start``     seconds to the first compiled playout, with nothing compiled yet and from the cache;
              seconds of ``yurt --help``; bytes of a state. ``--cold``: seconds until each game
              thinks on a machine where nothing was compiled, and answers in Chromium; ``cold.py``
``server``    moves a second and milliseconds at many live tables, against boardgame.io (npm), in
              minutes; see ``server.py``
``client``    milliseconds, bytes and layout shift of a first visit in Chromium; see ``client.py``
``faults``    moves lost or doubled while the server is killed, ``--kills`` times for each store,
              and with the power of the machine; ``--failover``: while PostgreSQL fails over to its
              standby, ``--kills`` times; only when it is named
``siege``     milliseconds of a move at 100 normal tables while somebody attacks the server, in five
              minutes; see ``siege.py``; only when it is named
``soak``      the memory of a server while games are played and looked at again, for ``--minutes``;
              only when it is named
``leak``      what the time of bots' answers tells of what they hold, in ``--pairs`` of twin games;
              only when it is named
``strength``  the levels of the bots against each other and against random play, in up to an hour;
              ``--full``: at all numbers of players with a second a move; only when it is named
``ismcts``    the highest level against OpenSpiel's information-set tree search in Python, in up to
              twenty minutes; only when it is named
``bounds``    how far bots are from the best, in reduced games; only when it is named
``tricks``    what each trick in the path of a move saves; only when it is named
``skill``     luck and skill as the coach finds them between equal bots; only when it is named

An event is a decision or a chance event. Moves are picked evenly among the legal ones, chance by
its odds, on both sides. The two sides take turns in slices of a few hundredths of a second. The
ratio is the median over the rounds, given with the range of their middle half; "fastest" is the
ratio of the fastest round of each side. On a busy machine the median can flatter us, because
OpenSpiel's side may suffer more: then go by the fastest (``duel.py``). Seconds of ``playouts`` and
``steps`` are those that the thread had a core (CPU time); seconds of ``start`` are by the clock.

The games of OpenSpiel are the nearest kin, not the same games (``peers.py``), with the same number
of players where they allow it, else with the nearest. Its rollouts are those of its C++ tree
search, which begin at the first decision: what is dealt before is not among their events, while it
is among ours. ``steps`` plays whole games on both sides.
"""
