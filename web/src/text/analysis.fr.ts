import type { Catalogue } from '@shamble/module'

const fr: Catalogue = {
  'analysis.title': 'Analyse',
  'analysis.replay': 'Replay',
  'analysis.looking':
    'L’ordinateur poursuit la partie à partir de chaque tour. Les décisions apparaissent ici une fois évaluées.',
  'analysis.pick': 'Choisissez une décision dans la liste pour voir le plateau, les autres coups et leurs chances.',
  'analysis.end.tag': 'La fin',
  'analysis.better.short': 'mieux que l’ordinateur',
  'analysis.before': 'Erreur précédente',
  'analysis.after': 'Erreur suivante',
  'analysis.seat': 'Montrer {{seat}}',
  'analysis.stop': 'Arrêter ({{done}} % fait)',
  'analysis.go': 'Recommencer',
  'analysis.play': 'Jouer le meilleur coup',
  'analysis.play.as': 'à partir d’ici, à la place de {{seat}}',
  'analysis.failed': 'Impossible de créer une partie à partir d’ici.',
  'analysis.broken': 'L’analyse s’est arrêtée à cause d’une erreur de Shamble : {{reason}}',
  'analysis.done': 'La décision',
  'analysis.axis': '{{points}} %',
  'analysis.turn.of': 'Tour {{turn}} sur {{last}}',
  'analysis.turn.short': 'T{{turn}}',
  'analysis.twin.decisions': 'Décisions',
  'analysis.twin.line':
    'Tour {{turn}}, {{seat}} : {{done}} ({{rating}}, {{cost}} points). Mieux : {{better}}, {{chance}}.',
  'analysis.twin.better': 'Tour {{turn}}, {{seat}} : {{done}} : mieux que le choix de l’ordinateur ({{cost}} points).',
  'analysis.arrow': '{{rank}} · {{chance}}',
  'analysis.arrow.done': 'Joué · {{chance}}',
  'analysis.key.for': 'dés, pour vous',
  'analysis.key.against': 'dés, contre vous',
  'analysis.key.yours': 'votre choix',
  'analysis.key.theirs': 'leur choix',
}
export default fr
