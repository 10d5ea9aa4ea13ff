### What only the page in the browser says, in English.

## Start page

page-play-now = Play now
page-open-table = Open the table
page-against = At the table: { $names }
page-more = Change players and rules
page-who-plays = Who plays?
page-options = Rules of play
page-game = Game
page-game-players = { $fewest }–{ $most } players
page-game-minutes = { $minutes } min
page-bruges-minutes = 60
page-bruges-like = A hand of cards, five dice, six things to do: puzzle, and keep disaster at bay.
page-citadels-minutes = 30–60
page-citadels-like = Choose in secret, bluff and build: the more play, the meaner it gets.
page-last_will-minutes = 45–75
page-last_will-like = The world turned upside down: plan, squander, and be broke first.
page-noblemen-minutes = 90
page-noblemen-like = Lay out land, build, shine at balls: much planning and a little intrigue.
page-players = How many at the table?
page-your-name = Your name
page-guest = Guest
page-guest-seat = Guest by invitation
page-guest-about = Will be invited; the game begins when everybody is there.
page-opponents = Against whom?
page-opponents-differ = Different opponents: see below who sits where.
page-cards = A card list of your own
page-cards-help = If you own the box, you can play with its cards: a CSV file in UTF-8, made like our list.
page-cards-found = You can play with this: { $kinds } kinds of cards.
page-cards-choose = Choose a file …
page-cards-remove = Rather our cards
page-cards-encoding = This file is no text in UTF-8. Save it as “CSV UTF-8” and choose it again.
page-cards-size = This file is too large: it may have { $most } KB at most.
page-cards-own = own card list
page-my-tables = My tables

page-finished = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
page-result-won = You won
page-result-place = { $place } of { $seats } – winner: { $winner }
page-result-watched = Winner: { $winner }
page-your-turn = Your turn
page-status-open = waiting for guests
page-status-running = running
page-status-over = over
page-credits-short = Drawings from game-icons.net (CC BY 3.0); more under settings.

## Invitations

page-invited = You are invited to a table
page-invited-by = { $name } invites you to a table
page-invited-own = Your invitation to others
page-join = Take a seat
page-join-for-you = free, for you
page-join-options = Special rules
page-join-watch = Just watch
page-watch = Watch
page-join-full = All seats are taken. You can watch the game.
page-join-over = This game is over. You can still look at the result.
page-join-seated = You already have a seat at this table.
page-join-enter = Go to the table
page-join-result = Look at the result
page-invitation-invalid = This invitation is not valid
page-invitation-invalid-text = Part of the link may be missing, or the link was revoked. Ask for a new one – or open a table yourself.
page-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
page-not-started = The table is waiting for guests.
page-invite-help = Send this link. Whoever follows it gets a seat, as long as there is one.
page-invite-link = Invitation link
page-invite = New invitation link
page-copy = Copy
page-copied = Copied
page-revoke = Revoke the link

## Spectators

page-watchers = { $count ->
    [one] Watching: { $names }
   *[other] { $count } are watching: { $names }
}
page-watchers-nameless = { $count ->
    [one] One person without a name is watching
   *[other] { $count } people without a name are watching
}
page-watchers-more = { $count } more
page-chat-watches = watching
page-chat-as = You write as { $name }.
page-chat-rename = Change name
page-chat-name = With a name you can join in the chat, and everyone sees that you are watching.
page-chat-name-quiet = Only the players talk at this table. With a name, everyone sees that you are watching.
page-chat-name-use = Use this name

## Addresses that lead nowhere

page-lost = There is nothing at this address
page-lost-text = Part of it may be missing. Your tables are on the start page.
page-no-table = This table doesn’t exist
page-no-table-text = Part of the address may be missing, or the table was removed because nobody had played there for a long time. Your tables are on the start page.
page-no-entry = This table can’t be opened
page-retry = Try again

## Settings

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-speed = Pace of the others
page-speed-instant = instant
page-speed-brisk = brisk
page-speed-relaxed = relaxed
page-speed-step = step by step
page-confirm-setting = Ask before something is revealed or ends
page-confirm-setting-help = Such moves cannot be taken back. A second click confirms them.
page-keys-note = With the keyboard: digits choose as at the terminal (the list shows which), l shows the list of moves, h asks for advice, u takes back, v shows the log, r the rules, c the chat, s the score. Tab goes to whatever you can choose, the arrow keys go from card to card, Enter chooses, Escape cancels.
page-motion-note = Motion follows your system: who wants less of it there sees cards just fade.
page-credits = Credits
page-credits-icons = Drawings: game-icons.net by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq and Caro Asercion, licence CC BY 3.0, here in other colours.
page-credits-fonts = Typefaces: EB Garamond and Source Sans 3, SIL Open Font License.

## The gallery of cards

page-gallery = All cards
page-gallery-link = Look at all cards
page-gallery-search = Search
page-gallery-search-help = Name or text
page-gallery-all = all
page-gallery-colour = Colour
page-gallery-group = Group
page-gallery-symbol = Symbol
page-gallery-sort = Sort
page-gallery-border = Border
page-gallery-estate = Property
page-gallery-tag = Theme
page-gallery-provenance = Provenance
page-gallery-count = { $shown } of { $all }
page-gallery-none = There is no such card.
page-gallery-clear = Show all

## At the table

page-home = To the start page
page-board = Board
page-rail = Players, log and rules
page-prompt = What there is to do
page-phase = Where in the game we are
page-your-area = Before you
page-open-area = Show or hide the area
page-read-card = Read the whole text: { $name }
page-others = The others at the table
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show all of it
page-hand-empty = Your hand is empty.
page-pile-order = This overview does not tell in which order they lie.
page-can-choose = { $name } – can be chosen
page-then = And whom or what? Point at it.
page-which = What would you like to do?
page-confirm = Yes, do it
page-cancel = Cancel
page-undo-why = You can’t take a move back right now. Why?
page-undo = Take back
page-go-on = Go on
page-ask-hint = Ask for advice
page-typed = { $key } · { $move }
page-watching = You are watching
page-seeded = Whoever opened this table chose the seed and may know what is hidden.
page-only-players-talk = Only players may talk, not those who watch
page-of = { $size } of { $places }
page-actions = Actions
page-before = Before the game
page-owned = { $place } of { $player }
page-deeds = What was done to you
page-more-in-log = More in the log
page-understood = Got it
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-news = { $count } new
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something …
page-chat-send = Send
page-this-is-you = you
page-free = free
page-here = here
page-away = away
page-to-move = to move
page-again = Play again
page-close = Close
page-citadels-called = called
page-citadels-covered = { $count ->
    [one] 1 character lies face down in the middle
   *[other] { $count } characters lie face down in the middle
}

## Noblemen

page-noblemen-estate = { $player ->
    [You] Your estate
   *[other] Estate of { $player }
}
page-noblemen-action-lay = Extend
page-noblemen-action-build = Build
page-noblemen-action-bribe = Bribe
page-noblemen-action-taxes = Taxes
page-noblemen-action-land = Land
page-noblemen-action-donate = Donate
page-noblemen-action-idle = Idle
page-noblemen-market = Market
page-noblemen-home = To your estate
page-noblemen-show = Show the estate of { $player } large
page-noblemen-free = Free place: { $at }
page-noblemen-knight-of = Knight of { $player }
page-noblemen-knights = { $count ->
    [0] Both knights are out
    [one] 1 knight in the supply
   *[other] { $count } knights in the supply
}
page-noblemen-marker = { $spent ->
    [yes] { $name }: spent in this decade
   *[no] { $name }: still to be had
}
page-noblemen-taxes = Taxes
page-noblemen-land = Land
page-noblemen-bribes = Bribes
page-noblemen-scandals = Scandals
page-noblemen-seen = Tiles that everybody has seen
page-noblemen-no-cards = No scandal card in your hand.
page-noblemen-deck = These cards you know of in the deck. Where they lie this overview does not say.
page-noblemen-decade = Decade { $decade } of 3
page-noblemen-space-start = Here the decade begins
page-noblemen-space-plain = An ordinary round
page-noblemen-space-mask = Masked ball
page-noblemen-space-locked = The queen stays where she is
page-noblemen-space-scoring = Building scoring, the decade ends
page-noblemen-stock = { $building }: { $count } to be had
page-noblemen-sold-out = { $building }: sold out in this decade
page-noblemen-built = built
page-noblemen-left = { $count } left.
page-noblemen-title-facts = from { $prestige } · { $points }{"\u00A0"}VP
page-noblemen-church = 1{"\u00A0"}VP for each tile
page-noblemen-wanted = Trade for { $tile } of the bag
page-noblemen-trade = Trade 2 : 1
page-noblemen-give = You put into the bag
page-noblemen-get = You take out
page-noblemen-take-back = Keep { $tile } after all
page-noblemen-trade-want = What would you like to have?
page-noblemen-trade-give = { $count ->
    [one] One more tile for { $tile }.
   *[other] Two tiles for { $tile }: which?
}
page-noblemen-start-tiles = What do you begin with?
page-noblemen-start-help = Of each kind you take up to 3 tiles. Nobody sees which.
page-noblemen-ball = Masked ball
page-noblemen-ball-return = Titles back
page-noblemen-ball-prestige = Count prestige
page-noblemen-ball-titles = Take titles
page-noblemen-ball-points = Victory points
page-noblemen-ball-prestige-help = Whoever has the queen begins. To the prestige of the estate comes what a guest hands in: 1 for each bribe marker, 3 for each Blackmail, 1 for each other scandal card. If the space is taken, the next free one below counts.
page-noblemen-ball-titles-help = Whoever is in front chooses first: a free title that the prestige is enough for. It brings victory points at once and makes building cheaper until the next ball.
page-noblemen-would-stand = { $player } so far
page-noblemen-from = { $title } from here
page-noblemen-counts-fountain = Fountains: 1 each
page-noblemen-counts-garden = Gardens without a foreign knight: 2 each
page-noblemen-counts-palace = Palaces: 2 each
page-noblemen-counts-knight = Own knights on gardens of others: 2 each
page-noblemen-gifts = Handed in: bribe markers 1, Blackmail 3, other cards 1
page-noblemen-space = Space

## Brügge

page-bruges-town = { $player ->
    [You] Your town
   *[other] { $player }’s town
}
page-bruges-show = Show { $player }’s town large
page-bruges-home = To your town
page-bruges-no-houses = There is no house here yet.
page-bruges-empty = { $house }, nobody lives there
page-used = used
page-bruges-top = { $colour } on top
page-bruges-next = next { $colour } for { $price }
page-bruges-reputation = points at the end
page-bruges-statue = Statue, { $value } points
page-bruges-statue-gone = Statue, { $value } points: taken
page-bruges-last = Round { $round } is the last
page-bruges-won = secured
page-bruges-not-won = not secured yet
page-bruges-workers = Workers
page-bruges-threats = Threats
page-bruges-threat = At marker { $limit }: { $damage }
page-bruges-damage-blue = all workers lost
page-bruges-damage-brown = one person lost
page-bruges-damage-yellow = all guilders lost
page-bruges-damage-red = house or canal lost
page-bruges-damage-violet = 3 points lost
page-bruges-then = What do you play this card for?
page-bruges-choose = To choose from
page-bruges-remark-die = { $colour ->
    [blue] The blue die
    [brown] The brown die
    [yellow] The yellow die
    [red] The red die
   *[violet] The violet die
} shows { $pips }.
page-bruges-ways = { $count } ways: where?
page-bruges-action-workers = Workers
page-bruges-action-guilders = Guilders
page-bruges-action-calm = Calm
page-bruges-action-canal = Canal
page-bruges-action-house = House
page-bruges-action-recruit = Person
page-bruges-about-workers = in the colour of the card
page-bruges-about-guilders = as many as its die shows
page-bruges-about-calm = a threat of its colour
page-bruges-about-canal = on a space of its colour
page-bruges-about-house = with a worker of its colour
page-bruges-about-recruit = into an empty house

## When something goes wrong

page-loading = Laying the table …
page-reconnecting = The connection is gone. Your game is safe; we try again in a moment.
page-closed = The table cannot be opened just now. Your game is safe. Reload the page.
page-problem = That did not work ({ $problem }). Nothing is lost: try again.

## Last Will

page-last_will-poorest = The poorest wins
page-last_will-wealth = wealth { $count ->
    [one] 1 pound
   *[other] { $count } pounds
}
page-last_will-wealth-purse = Money
page-last_will-wealth-property = Properties
page-last_will-wealth-total = Wealth
page-last_will-wealth-aim = The smallest wealth wins, and debts are smaller still. Properties count more than they are worth.
page-last_will-race = Wealth, the poorest last
page-last_will-pounds = { $count ->
    [one] 1 pound
   *[other] { $count } pounds
}
page-last_will-debts = { $count ->
    [one] 1 pound of debts
   *[other] { $count } pounds of debts
}
page-last_will-unit = pounds too many
page-last_will-in-debt = pounds
page-last_will-plans = Planning board
page-last_will-plans-order = further left goes first
page-last_will-space = Space { $number }
page-last_will-blocked = blocked
page-last_will-market = Property market
page-last_will-market-about = for buying and for selling
page-last_will-market-farm = farms
page-last_will-market-villa = villas
page-last_will-market-summer = summer residences
page-last_will-market-manor = manor houses
page-last_will-token = { SIGNED($pounds) } pounds for every purchase and sale
page-last_will-rearrange = rearrange
page-last_will-arrange = How shall the market tokens lie?
page-last_will-lay = Lay them so
page-last_will-places = Errands
page-last_will-room = { $count ->
    [0] no room left
    [one] 1 place free
   *[other] { $count } places free
}
page-last_will-supply = { $count } left
page-last_will-about-opera = spend money
page-last_will-about-clock = order of planning
page-last_will-clock-left = Plan first
page-last_will-clock-right = Plan second
page-last_will-taken = { $card }: fetched by { $player }
page-last_will-decks = Decks
page-last_will-board = { $player ->
    [You] Your board
   *[other] { $player }’s board
}
page-last_will-home = To your board
page-last_will-show = Show { $player }’s board in full
page-last_will-empty-board = Cards with a black border stay here: helpers, expenses and properties. You use them round by round.
page-last_will-slot = Free slot
page-last_will-value = value { $value }
page-last_will-kept = kept
page-last_will-then = What do you do with it?
page-last_will-crowns-1 = 1 crown
page-last_will-crowns-2 = 2 crowns
page-last_will-crowns-3 = 3 crowns

# Long words of the cards, and where a line may break them.
page-syllables = Apoth-e-cary As-tron-o-mer Bat-tle-field Black-mail-er Black-smith Book-keeper Brick-layer Cal-lig-ra-pher Car-tog-ra-pher Cham-ber-lain Chron-i-cler Coun-cil-lor Coun-ter-feit-er Cross-bow-man Fish-mon-ger Gate-keeper Grave-dig-ger Hal-berd-ier High-way-man Il-lu-mi-na-tor In-dul-gence In-flu-en-tial In-her-i-tance In-quis-i-tor In-vest-ment Lab-o-ra-tory Math-e-ma-ti-cian No-ble-woman Ob-ser-va-tory Pawn-bro-ker Phi-los-o-pher Res-er-va-tion Res-tau-rant Ship-wright Stone-mason Sub-scrip-tion Uni-ver-sity Watch-tower Weigh-mas-ter Wood-carver res-i-den-ces
