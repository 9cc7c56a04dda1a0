import type { StructureQuestion } from '@/features/mini-test/model/questions'

/** Five sentences to complete, then five with a part to correct. */
export const STRUCTURE_QUESTIONS: readonly StructureQuestion[] = [
  {
    type: 'structure',
    question:
      'The giraffe, _____ the tallest of all land animals, sleeps less than two hours a day.',
    options: ['is', 'which it is', 'which is', 'it is'],
  },
  {
    type: 'structure',
    question: 'Not until the telescope was invented _____ the moons of Jupiter.',
    options: [
      'astronomers could observe',
      'could astronomers observe',
      'astronomers observing',
      'observed by astronomers',
    ],
  },
  {
    type: 'structure',
    question: '_____ from the bark of the willow tree was once used to relieve pain.',
    options: [
      'A substance extracted',
      'A substance is extracted',
      'Extracted a substance',
      'When a substance was extracted',
    ],
  },
  {
    type: 'structure',
    question: 'Copper is used in electrical wiring _____ it conducts electricity extremely well.',
    options: ['despite', 'so that', 'because', 'because of'],
  },
  {
    type: 'structure',
    question: 'The deeper a submarine dives, _____ on its hull.',
    options: [
      'the pressure is greater',
      'greater is the pressure',
      'it has the greater pressure',
      'the greater the pressure',
    ],
  },
  {
    type: 'written',
    question: 'The <u>first</u> bicycles <u>was</u> made of <u>wood</u> and had <u>no</u> pedals.',
    options: ['first', 'was', 'wood', 'no'],
  },
  {
    type: 'written',
    question:
      'Bees communicate <u>the location</u> of food by <u>perform</u> a <u>complex</u> dance <u>inside</u> the hive.',
    options: ['the location', 'perform', 'complex', 'inside'],
  },
  {
    type: 'written',
    question:
      '<u>Many</u> of the world’s <u>largest</u> deserts receive <u>fewer</u> rain in a year <u>than</u> a rain forest does in a day.',
    options: ['Many', 'largest', 'fewer', 'than'],
  },
  {
    type: 'written',
    question:
      'Coral reefs <u>grow</u> very <u>slow</u> and can <u>be damaged</u> by small changes <u>in</u> temperature.',
    options: ['grow', 'slow', 'be damaged', 'in'],
  },
  {
    type: 'written',
    question:
      'The potato, which <u>was first grown</u> in the Andes, is now one of the most <u>widely</u> cultivated <u>crop</u> <u>in</u> the world.',
    options: ['was first grown', 'widely', 'crop', 'in'],
  },
]
