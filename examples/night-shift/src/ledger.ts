import type { LedgerEntry, RuleClass } from '@shamble/module'

const entry = (id: string, en: string, fr: string, kind: RuleClass = 'behaviour'): LedgerEntry => ({
  id,
  class: kind,
  en,
  fr,
})

export const ledger: readonly LedgerEntry[] = [
  entry(
    'NS-1.1',
    'A game master faces one to three survivors. Each survivor begins with Survival 3. The group starts in the first of four rooms; the exit is behind the fourth.',
    'Un meneur affronte un à trois survivants. Chaque survivant commence avec 3 en Survie. Le groupe commence dans la première de quatre pièces ; derrière la quatrième se trouve la sortie.',
  ),
  entry(
    'NS-1.2',
    'Before the night all survivors choose a role at the same time. Nobody, the game master included, sees a choice before all are made; then all are shown.',
    'Avant la nuit, tous les survivants choisissent un rôle en même temps. Personne, pas même le meneur, ne voit un choix avant que tous soient faits ; puis tous sont dévoilés.',
  ),
  entry(
    'NS-1.3',
    'Roles and what they favour: porter, forcing and distracting; nurse, searching and treating; guard, fighting and sneaking.',
    'Les rôles et ce qu’ils favorisent : brancardier, forcer et distraire ; infirmier, fouiller et soigner ; vigile, se battre et se faufiler.',
    'data',
  ),
  entry(
    'NS-1.4',
    'In each hour the game master prepares once; then every survivor on their feet, in player order, makes one attempt or waits; then the dead attack; then the group moves on if it can.',
    'À chaque heure, le meneur prépare une fois ; puis chaque survivant debout, dans l’ordre des joueurs, fait une tentative ou attend ; puis les morts attaquent ; puis le groupe avance s’il le peut.',
  ),
  entry(
    'NS-2.1',
    'The game master has a budget of Menace for the whole night (6 to 20). Everything is paid for at once, and nothing may cost more than what is left.',
    'Le meneur dispose d’un budget de Menace pour toute la nuit (6 à 20). Tout se paie comptant, et rien ne s’achète qui coûte plus que ce qui reste.',
  ),
  entry(
    'NS-2.2',
    'Prices in Menace: zombie 1, obstacle 2, trap 2, noise 1, each point of difficulty above the usual one 1, a wound or an alarm as consequence 1, a setback 0.',
    'Prix en Menace : zombie 1, obstacle 2, piège 2, bruit 1, chaque point de difficulté au-dessus de l’ordinaire 1, blessure ou alerte comme conséquence 1, contretemps 0.',
    'data',
  ),
  entry(
    'NS-2.3',
    'What is left of the Menace is known to the game master alone, or to all, as the option says. What was spent openly is always known.',
    'Ce qui reste de Menace n’est connu que du meneur, ou de tous, selon l’option. Ce qui a été dépensé ouvertement est toujours connu.',
  ),
  entry('NS-2.4', 'A room holds three zombies at most.', 'Une pièce contient trois zombies au plus.'),
  entry(
    'NS-2.5',
    'In each room the game master may use one obstacle, one trap and one noise, and no second of a kind, even when the first is gone.',
    'Dans chaque pièce, le meneur peut utiliser un obstacle, un piège et un bruit, et pas deux de la même sorte, même quand le premier n’est plus là.',
  ),
  entry(
    'NS-2.6',
    'A trap is set in secret, in a room ahead of the group that nobody has searched.',
    'Un piège se pose en secret, dans une pièce située devant le groupe et que personne n’a fouillée.',
  ),
  entry(
    'NS-2.7',
    'While a survivor is being asked something, the game master may make a noise: a zombie comes. At other moments the game master may not.',
    'Pendant qu’on demande quelque chose à un survivant, le meneur peut faire du bruit : un zombie arrive. À d’autres moments, le meneur ne le peut pas.',
  ),
  entry('NS-3.1', 'Fight, where there is a zombie: one falls.', 'Se battre, là où il y a un zombie : un zombie tombe.'),
  entry(
    'NS-3.2',
    'Distract, where there is a zombie that is not lured away yet: the dead do not attack this hour.',
    'Distraire, là où un zombie n’est pas encore attiré ailleurs : les morts n’attaquent pas cette heure-ci.',
  ),
  entry(
    'NS-3.3',
    'Sneak, where there is a zombie and no way past yet: the group finds a way past the dead this hour.',
    'Se faufiler, là où il y a un zombie et pas encore de passage : le groupe trouve un passage entre les morts cette heure-ci.',
  ),
  entry(
    'NS-3.4',
    'Force, where an obstacle blocks the way: it is broken.',
    'Forcer, là où un obstacle barre la route : il est brisé.',
  ),
  entry(
    'NS-3.5',
    'Search the next room, unless it was searched or is the exit: all learn whether there is a trap, and a trap that is found is disarmed.',
    'Fouiller la pièce suivante, sauf si elle l’a été ou si c’est la sortie : tous apprennent si un piège s’y trouve, et un piège découvert est désarmé.',
  ),
  entry(
    'NS-3.6',
    'Treat, where a bite is known to all: the bite that would kill first is cured, including the survivor’s own.',
    'Soigner, là où une morsure est connue de tous : celle qui tuerait la première est guérie, la sienne comprise.',
  ),
  entry(
    'NS-4.1',
    'The game master rules on every proposal: a difficulty, and a consequence of failure. The ruling is announced and holds, whatever happens before the roll.',
    'Le meneur tranche chaque proposition : une difficulté, et une conséquence en cas d’échec. La décision est annoncée et tient, quoi qu’il arrive avant le jet.',
  ),
  entry(
    'NS-4.2',
    'A difficulty is 1 to 4 and never more than the dice that will be rolled.',
    'Une difficulté va de 1 à 4 et ne dépasse jamais le nombre de dés qui seront lancés.',
  ),
  entry(
    'NS-4.3',
    'Usual difficulties: fight, distract and search 1, force and treat 2, sneak the number of zombies; never more than the dice. A lower one is free, every point above costs Menace.',
    'Difficultés ordinaires : se battre, distraire et fouiller 1, forcer et soigner 2, se faufiler le nombre de zombies ; jamais plus que les dés. En dessous c’est gratuit, chaque point au-dessus coûte de la Menace.',
  ),
  entry(
    'NS-4.4',
    'Consequences of failure: a setback changes nothing; a wound takes 1 Survival, and may be named only where there is a zombie or for forcing; an alarm brings a zombie.',
    'Conséquences d’un échec : le contretemps ne change rien ; la blessure coûte 1 en Survie, et ne se prononce que s’il y a un zombie ou pour forcer ; l’alerte amène un zombie.',
  ),
  entry(
    'NS-4.5',
    'After the ruling, the survivor rolls or withdraws, which is possible once an hour. What the ruling cost goes back to the game master.',
    'Après la décision, le survivant lance les dés ou renonce, ce qui est possible une fois par heure. Ce que la décision a coûté revient au meneur.',
  ),
  entry(
    'NS-4.6',
    'An attempt that was withdrawn cannot be proposed again in the same hour.',
    'Une tentative abandonnée ne peut plus être proposée pendant la même heure.',
  ),
  entry(
    'NS-5.1',
    'An attempt is rolled with two six-sided dice. Every even die is a success; as many successes as the difficulty are needed.',
    'Une tentative se joue avec deux dés à six faces. Chaque dé pair est un succès ; il faut autant de succès que la difficulté.',
  ),
  entry(
    'NS-5.2',
    'Two more dice when the role favours the attempt.',
    'Deux dés de plus quand le rôle favorise la tentative.',
  ),
  entry('NS-5.3', 'One die less for a survivor with Survival 1.', 'Un dé de moins pour un survivant à 1 en Survie.'),
  entry(
    'NS-6.1',
    'Unless they are lured away, each zombie in the room attacks a survivor on their feet, at random, and rolls a die: on 5 or 6 the survivor loses 1 Survival. The others see the wound, not the die.',
    'À moins d’être attiré ailleurs, chaque zombie de la pièce attaque un survivant debout, au hasard, et lance un dé : sur 5 ou 6 le survivant perd 1 en Survie. Les autres voient la blessure, pas le dé.',
  ),
  entry(
    'NS-6.2',
    'A 6 is a bite as well. Only the bitten survivor and the game master know of it. A second bite changes nothing.',
    'Un 6 est aussi une morsure. Seuls le survivant mordu et le meneur le savent. Une seconde morsure ne change rien.',
  ),
  entry(
    'NS-6.3',
    'A survivor with Survival 0 is down and takes no more part in the night.',
    'Un survivant à 0 en Survie est à terre et ne prend plus part à la nuit.',
  ),
  entry(
    'NS-6.4',
    'A bitten survivor turns at the start of the third hour after the bite: the survivor is down, and the room gets one more zombie if there is space. A wound from a zombie without a transformation is revealed not to be a bite.',
    'Un survivant mordu se transforme au début de la troisième heure après la morsure : il est à terre, et un zombie de plus est dans la pièce s’il y a de la place. Une blessure due à un zombie et sans transformation se révèle n’être pas une morsure.',
  ),
  entry(
    'NS-6.5',
    'A bitten survivor may confess at any time; then all know of the bite and of its age.',
    'Un survivant mordu peut l’avouer à tout moment ; tous connaissent alors la morsure et son âge.',
  ),
  entry(
    'NS-6.6',
    'Entering a room that was not searched shows whether it holds a trap. A trap rolls a die for each survivor on their feet: odd, and the survivor loses 1 Survival. Then it is spent.',
    'Entrer dans une pièce qui n’a pas été fouillée montre si elle contient un piège. Un piège lance un dé pour chaque survivant debout : impair, le survivant perd 1 en Survie. Puis le piège est épuisé.',
  ),
  entry(
    'NS-7.1',
    'The group moves on together at the end of an hour when no obstacle blocks the way and there is no zombie, or a way past them. The dead stay behind.',
    'Le groupe avance ensemble à la fin d’une heure si aucun obstacle ne barre la route et s’il n’y a pas de zombie, ou un passage entre eux. Les morts restent derrière.',
  ),
  entry(
    'NS-7.2',
    'When the group reaches the exit with at least one survivor on their feet, all survivors win.',
    'Quand le groupe atteint la sortie avec au moins un survivant debout, tous les survivants gagnent.',
  ),
  entry(
    'NS-7.3',
    'When all survivors are down, the game master wins.',
    'Quand tous les survivants sont à terre, le meneur gagne.',
  ),
  entry(
    'NS-7.4',
    'At dawn the army seals the building: if the group is still inside after the last hour, the game master wins.',
    'À l’aube, l’armée scelle le bâtiment : si le groupe est encore à l’intérieur après la dernière heure, le meneur gagne.',
  ),
  entry(
    'NS-8.1',
    'From the first hour on, whenever the game waits for a player, a survivor on their feet or the game master may say something: up to 120 characters, once an hour each. All hear it.',
    'Dès la première heure, chaque fois que le jeu attend un joueur, un survivant debout ou le meneur peut dire quelque chose : 120 caractères au plus, une fois par heure chacun. Tous l’entendent.',
  ),
  entry(
    'NS-8.2',
    'At the same moments the game master may write a note of up to 120 characters, which replaces the one before. Nobody else sees the note, or learns that there is one.',
    'Aux mêmes moments, le meneur peut écrire une note de 120 caractères au plus, qui remplace la précédente. Personne d’autre ne voit cette note, ni n’apprend son existence.',
  ),
]
