# The table of Demo in the browser, in English

web-camps = The players, their dice and chips
web-own = Your dice
web-die = A die that shows { $face }
web-hidden = A hidden die
web-found =
    { $count ->
        [0] No die shows { $face }
        [one] { $count } die shows { $face }
       *[other] { $count } dice show { $face }
    }
web-read-chips = { $seat } has { $chips }.
web-read-own = You hold { $dice }.
