import type { SAMPLE_QUESTIONS } from '@lulus/api/contracts/device_check'
import type { AnswerableQuestion } from '@/components/questions/paper-entry'

/** A question of the sample. Its answers aren't scored: it shows that the device can take them. */
export interface SampleQuestion extends AnswerableQuestion {
  section: 'Listening' | 'Structure' | 'Written Expression' | 'Reading'
  passage?: string
  /** Plain, or of written expression with four underlined parts. */
  text: string
  isMarked?: boolean
}

const PASSAGE =
  'Coral reefs cover less than one percent of the ocean floor, yet about a quarter of all marine species depend on them for food or shelter. Most reefs grow in clear, shallow water, because the algae that live inside the corals need sunlight.'

function question(
  page: number,
  section: SampleQuestion['section'],
  text: string,
  [one, two, three, four]: readonly [string, string, string, string],
  more: Pick<SampleQuestion, 'passage' | 'isMarked'> = {}
): SampleQuestion {
  const options = { pilihan_satu: one, pilihan_dua: two, pilihan_tiga: three, pilihan_empat: four }
  return { page, section, text, ...options, ...more }
}

type FixedList<Length extends number, List extends unknown[] = []> = List['length'] extends Length
  ? List
  : FixedList<Length, [...List, SampleQuestion]>

/** Of no package. The first is about the sound check's sentence. */
export const SAMPLE: FixedList<typeof SAMPLE_QUESTIONS> = [
  question(1, 'Listening', 'What does the woman say about the computer?', [
    'It is ready for the test.',
    'It needs a new screen.',
    'It has to be repaired.',
    'It is in another room.',
  ]),
  question(2, 'Structure', 'The library ------- at nine o’clock every morning.', [
    'open',
    'opens',
    'opening',
    'to open',
  ]),
  question(
    3,
    'Written Expression',
    '<u>Each</u> of the <u>students</u> have <u>received</u> a new <u>book</u>.',
    ['Each', 'students', 'received', 'book'],
    { isMarked: true }
  ),
  question(
    4,
    'Reading',
    'What does the passage mainly discuss?',
    ['Where fish sleep', 'Why reefs matter', 'How ships travel', 'When algae were found'],
    { passage: PASSAGE }
  ),
  question(
    5,
    'Reading',
    'Why do most reefs grow in shallow water?',
    [
      'Fish are safer there.',
      'The water is colder.',
      'Algae need sunlight.',
      'The ocean floor is soft.',
    ],
    { passage: PASSAGE }
  ),
]
