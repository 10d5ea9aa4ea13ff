### Brügge, in English: persons to whom something happens.

bruges-word-the_person = { $card }
