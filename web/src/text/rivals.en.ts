import type { Catalogue } from '@shamble/module'

export default {
  'rivals.title': 'Rivals',
  'rival.at': '{{level}}. {{line}}',
  'level.gentle': 'Gentle',
  'level.house': 'Fair',
  'level.sharp': 'Sharp',
  'level.master': 'Master',
  'rival.odile': 'Night nurse. Has seen worse shifts.',
  'rival.marcus': 'Drove the last bus out. Came back for his hat.',
  'rival.wanda': 'Ran the hardware store. Knows where the axes are.',
  'rival.boris': 'School caretaker. Still has all the keys.',
  'rival.ida': 'Radio amateur. Talks to herself on two bands.',
  'rival.tadeo': 'Pastry cook. Sleeps with his rolling pin.',
} as const satisfies Catalogue
