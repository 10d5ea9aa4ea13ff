### What the server refuses, and why, in German; the codes are in server/problems.py.

## A request that makes no sense

table-problem-bad_request = Diese Anfrage hat der Server nicht verstanden.
table-problem-bad_cards = { $line ->
    [0] Mit dieser Kartenliste lässt sich nicht spielen: { $problem }.
   *[other] Mit dieser Kartenliste lässt sich nicht spielen. Zeile { $line }, Spalte { $column }: { $problem }.
}
table-problem-bad_name = Der Name braucht mindestens ein und höchstens { $most } Zeichen.
table-problem-bad_option = Mit dieser Einstellung lässt sich nicht spielen ({ $problem }).
table-problem-bad_seats = Mit dieser Sitzordnung lässt sich nicht spielen.
table-problem-seed_chosen = Nur an einem Tisch ohne Gäste lässt sich die Startzahl wählen: Wer sie kennt, kennt alles Verdeckte.
table-problem-bad_text = Eine Nachricht braucht mindestens ein und höchstens { $most } Zeichen.
table-problem-too_large = Das ist zu groß.

## Somebody who may not

table-problem-no_name = Wähle zuerst einen Namen.
table-problem-foreign_origin = Diese Anfrage kam nicht von unserer Seite.
table-problem-wrong_host = Unter dem Namen { $host } ist dieser Server nicht erreichbar.
table-problem-not_yours = Das kann nur, wer den Tisch eröffnet hat.
table-problem-not_seated = Du siehst hier nur zu.
table-problem-players_talk = An diesem Tisch reden nur die Mitspielenden.

## Something that is not there

table-problem-not_found = Das gibt es nicht.
table-problem-not_allowed = Das geht hier nicht.
table-problem-no_game = Dieses Spiel gibt es nicht.
table-problem-no_table = Diesen Tisch gibt es nicht.
table-problem-no_language = Diese Sprache gibt es nicht.
table-problem-no_invitation = Diese Einladung gilt nicht mehr.

## Not now

table-problem-not_started = Das Spiel hat noch nicht begonnen.
table-problem-not_your_turn = Du bist nicht dran.
table-problem-seats_full = Alle Sitze sind besetzt.
table-problem-stale = Inzwischen ging das Spiel weiter. Schau noch einmal hin.
table-problem-no_hint = Dazu gibt es gerade keinen Rat.
table-problem-undo_nothing = Es gibt nichts zurückzunehmen.
table-problem-undo_others = Zurück geht es nicht: Inzwischen hat jemand anders gezogen.
table-problem-undo_revealed = Zurück geht es nicht: Seit deinem Zug wurde etwas aufgedeckt.
table-problem-too_many_undos = An diesem Tisch wurden schon { $most } Züge zurückgenommen; das genügt.
table-problem-newer_rules = Dieser Tisch wurde mit einer neueren Fassung gespielt, als hier läuft.
table-problem-rules_changed = Dieser Tisch lässt sich mit den heutigen Regeln nicht weiterspielen.

## Too much

table-problem-too_fast = { $seconds ->
    [one] Das war zu schnell. Versuche es in einer Sekunde noch einmal.
   *[other] Das war zu schnell. Versuche es in { $seconds } Sekunden noch einmal.
}
table-problem-too_many_sockets = Du hast zu viele Fenster offen.
table-problem-too_many_tables = Du hast { $most } Tische, die noch nicht zu Ende gespielt sind.
table-problem-server_error = Im Server ist etwas schiefgegangen. Die Partie ist davon nicht betroffen.
table-problem-damaged = Die Daten dieses Tisches sind beschädigt. Wer den Server betreibt, kann sie aus einer Sicherung zurückholen.
