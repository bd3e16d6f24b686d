export default {
  'proof.title': 'Vérifier les dés',
  'proof.checking': 'Vérification de chaque jet…',
  'proof.fault': 'Les dés ne sont pas prouvés. {{fault}}',
  'proof.running.none': 'Aucun jet ne peut encore être vérifié.',
  'proof.running_one': 'Le dernier jet vu de tous est conforme à ce qui était fixé avant la partie ({{all}} en tout).',
  'proof.running_other':
    'Les {{count}} derniers jets vus de tous sont conformes à ce qui était fixé avant la partie ({{all}} en tout). Les tirages et les jets cachés pourront être vérifiés quand la partie sera terminée.',
  'proof.over_one': 'Les dés concordent : {{count}} jet ou tirage est conforme à ce qui était fixé avant la partie.',
  'proof.over_other':
    'Les dés concordent : les {{count}} jets et tirages sont conformes à ce qui était fixé avant la partie.',
  'proof.players': 'Ont contribué aux dés : {{players}}.',
  'proof.nobody': 'Aucun joueur n’a contribué à ces dés : le serveur les a choisis seul.',
  'proof.before_one':
    'Le premier coup a été joué avant que les dés soient fixés : ses dés ne peuvent pas être vérifiés.',
  'proof.before_other':
    'Les {{count}} premiers coups ont été joués avant que les dés soient fixés : leurs dés ne peuvent pas être vérifiés.',
  'proof.own.part': 'Ce que ce navigateur a ajouté avant le début est compris dans ces dés.',
  'proof.own.other':
    'Ce que ce navigateur a ajouté avant le début n’est pas compris dans ces dés : cette partie n’est pas celle qui lui a été montrée.',
  'proof.commitment': 'Fixés sous',
  'proof.how':
    'Ce navigateur a fait la vérification lui-même, sans le serveur. Avec le fichier téléchargé, « npx shamble verify » fait de même.',
} as const
