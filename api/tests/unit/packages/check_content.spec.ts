import { test } from '@japa/runner'
import { checkContent } from '#app/packages/content/check_content'
import { picture, recording, soundContent } from '#tests/support/content_package'

type Draft = ReturnType<typeof soundContent>

interface Flaw {
  name: string
  breakIt: (content: Draft) => void
  /** All expected problems, in order. */
  problems: string[]
}

const FLAWS: Flaw[] = [
  {
    name: 'a missing page',
    breakIt: ({ structure }) => structure.items.splice(3, 1),
    problems: ['structure.json, page 55: No question stands on this page.'],
  },
  {
    name: 'a page that is used twice',
    breakIt: ({ written }) => written.items.push({ ...at(written.items, 0) }),
    problems: ['written.json, page 68: More than one question stands on this page.'],
  },
  {
    name: 'a page of another section',
    breakIt: ({ structure }) => structure.items.push({ ...at(structure.items, 0), page: 67 }),
    problems: ['structure.json, page 67: The pages of this section are 52 to 66.'],
  },
  {
    name: 'a dialogue on the page of a group',
    breakIt: ({ listening, recordings }) => {
      recordings.set('audio/extra.mp3', recording(20_000))
      listening.dialogues.push({
        ...at(listening.dialogues, 0),
        page: 33,
        audio: 'audio/extra.mp3',
      })
    },
    problems: [
      'listening.json, page 33: More than one question stands on this page.',
      'listening.json, page 33: A dialogue stands alone; this page belongs to a group.',
    ],
  },
  {
    name: 'a group that starts elsewhere',
    breakIt: ({ listening }) => (at(listening.groups, 1).page = 36),
    problems: ['listening.json, group 36: Groups start on pages 31, 35, 39, 43, 47.'],
  },
  {
    name: 'a group whose questions are out of order',
    breakIt: ({ listening }) => at(listening.groups, 0).items.reverse(),
    problems: [
      'listening.json, group 31: The group holds pages 34, 33, 32, 31; it must hold 31, 32, 33, 34 in this order.',
    ],
  },
  {
    name: 'passages out of order',
    breakIt: ({ reading }) => reading.passages.reverse(),
    problems: [
      'reading.json, page 124: The page comes after a higher one; passages and pages ascend.',
    ],
  },
  {
    name: 'a key below 1',
    breakIt: ({ structure }) => (at(structure.items, 0).key = 0),
    problems: ['structure.json, page 52: The key is 0; it must be 1, 2, 3 or 4.'],
  },
  {
    name: 'a key above 4',
    breakIt: ({ written }) => (at(written.items, 0).key = 5),
    problems: ['written.json, page 68: The key is 5; it must be 1, 2, 3 or 4.'],
  },
  {
    name: 'three options',
    breakIt: ({ reading }) => at(at(reading.passages, 0).items, 0).options.pop(),
    problems: ['reading.json, page 94: There are 3 options; there must be four.'],
  },
  {
    name: 'an empty option',
    breakIt: ({ listening }) => (at(listening.dialogues, 1).options[2] = ' \t'),
    problems: ['listening.json, page 2: Option 3 is empty.'],
  },
  {
    name: 'options that differ in case and spaces only',
    breakIt: ({ listening }) =>
      (at(at(listening.groups, 0).items, 1).options = [
        'The Dean',
        'a dog',
        ' the  dean ',
        'a cat',
      ]),
    problems: ['listening.json, page 32: Options 1 and 3 say the same.'],
  },
  {
    name: 'a key that answers too many questions',
    breakIt: ({ reading }) => {
      for (const { items } of reading.passages.slice(0, 2)) for (const item of items) item.key = 1
    },
    problems: ['the package: Key 1 answers 35.7 % of the questions; it should be 20 to 30 %.'],
  },
  {
    name: 'a key that answers too few questions',
    breakIt: ({ structure, written }) => {
      const first = [...structure.items, ...written.items].filter(({ key }) => key === 1)
      for (const [index, item] of first.slice(0, 8).entries()) item.key = 2 + (index % 3)
    },
    problems: ['the package: Key 1 answers 19.3 % of the questions; it should be 20 to 30 %.'],
  },
  {
    name: 'a correct option that is the longest too often',
    breakIt: ({ listening, structure }) => {
      for (const item of [
        ...listening.dialogues,
        ...structure.items,
        ...at(listening.groups, 0).items,
      ]) {
        item.options = item.options.map((option, index) =>
          index === item.key - 1 ? `${option} or more` : option
        )
      }
    },
    problems: [
      'the package: The correct option is the longest in 42.6 % of the questions; more than 40 % gives it away.',
    ],
  },
  {
    name: 'an empty question',
    breakIt: ({ reading }) => (at(at(reading.passages, 0).items, 0).question = ' '),
    problems: ['reading.json, page 94: The question is empty.'],
  },
  {
    name: 'a structure sentence without a blank',
    breakIt: ({ structure }) => (at(structure.items, 0).sentence = 'Water boils.'),
    problems: ['structure.json, page 52: The sentence must have the blank _____ exactly once.'],
  },
  {
    name: 'a structure sentence with two blanks',
    breakIt: ({ structure }) => (at(structure.items, 0).sentence = '_____ boils _____.'),
    problems: ['structure.json, page 52: The sentence must have the blank _____ exactly once.'],
  },
  {
    name: 'a blank of another length',
    breakIt: ({ structure }) => (at(structure.items, 0).sentence = 'Water ______ soon.'),
    problems: ['structure.json, page 52: The sentence must have the blank _____ exactly once.'],
  },
  {
    name: 'three underlined parts',
    breakIt: ({ written }) => (at(written.items, 0).html = '<u>a</u> <u>b</u> <u>c</u> d'),
    problems: [
      'written.json, page 68: The sentence must have exactly four underlined parts, each with text.',
    ],
  },
  {
    name: 'other markup in a written sentence',
    breakIt: ({ written }) =>
      (at(written.items, 0).html = '<u>a</u> <u>b</u> <u>c</u> <u class="x">d</u>'),
    problems: [
      'written.json, page 68: The sentence may have no markup but <u>, and only single spaces.',
    ],
  },
  {
    name: 'a correction that corrects nothing',
    breakIt: ({ written }) => Object.assign(at(written.items, 0), { key: 1, correction: 'first' }),
    problems: [
      'written.json, page 68: The correction says the same as the part that the key calls wrong.',
    ],
  },
  {
    name: 'a recording that is missing',
    breakIt: ({ listening }) => (at(listening.dialogues, 0).audio = 'audio/other.mp3'),
    problems: ['listening.json, page 1: The recording audio/other.mp3 is missing.'],
  },
  {
    name: 'a recording that is too short',
    breakIt: ({ recordings }) => recordings.set('audio/7.mp3', recording(1999)),
    problems: ['listening.json, page 7: The recording audio/7.mp3 is shorter than 2 seconds.'],
  },
  {
    name: 'a recording of two pages',
    breakIt: ({ listening }) => (at(listening.groups, 2).audio = 'audio/3.mp3'),
    problems: ['listening.json, page 39: The recording audio/3.mp3 is used by another page too.'],
  },
  {
    name: 'more than 25 minutes of audio',
    breakIt: ({ recordings }) => recordings.set('audio/31.mp3', recording(14 * 60_000)),
    problems: ['listening.json: The recordings last 25.3 minutes; 25 are allowed.'],
  },
  {
    name: 'more audio than the session is long',
    breakIt: ({ manifest }) => (manifest.durations.listening = 10),
    problems: ['listening.json: The recordings last 11.7 minutes; 10 are allowed.'],
  },
  {
    name: 'a passage that is too short',
    breakIt: ({ reading }) => {
      const passage = at(reading.passages, 0)
      passage.lines.splice(29)
      passage.paragraphs = [passage.lines.join(' ')]
    },
    problems: ['reading.json, passage satu: The passage has 290 words; it should have 300 to 350.'],
  },
  {
    name: 'a passage that is too long',
    breakIt: ({ reading }) => {
      const passage = at(reading.passages, 0)
      passage.lines.push(...passage.lines.slice(0, 4))
      passage.paragraphs = [passage.lines.join(' ')]
    },
    problems: ['reading.json, passage satu: The passage has 360 words; it should have 300 to 350.'],
  },
  {
    name: 'lines that differ from the paragraphs',
    breakIt: ({ reading }) => (at(reading.passages, 1).lines[3] = 'something else'),
    problems: ['reading.json, passage dua: The lines say something else than the paragraphs.'],
  },
  {
    name: 'a passage without questions',
    breakIt: ({ reading, pictures }) => {
      pictures.set('passages/lagi.png', picture(1440))
      reading.passages.push({
        ...structuredClone(at(reading.passages, 0)),
        id: 'lagi',
        image: 'passages/lagi.png',
        items: [],
      })
    },
    problems: ['reading.json, passage lagi: The passage has no questions.'],
  },
  {
    name: 'two passages of one id',
    breakIt: ({ reading }) => (at(reading.passages, 1).id = 'satu'),
    problems: ["reading.json, passage satu: Another passage has the id 'satu' too."],
  },
  {
    name: 'two passages of one picture',
    breakIt: ({ reading }) => (at(reading.passages, 1).image = 'passages/satu.png'),
    problems: [
      'reading.json, passage dua: The picture passages/satu.png is used by another passage too.',
    ],
  },
  {
    name: 'a picture that is missing',
    breakIt: ({ reading }) => (at(reading.passages, 0).image = 'passages/none.png'),
    problems: ['reading.json, passage satu: The picture passages/none.png is missing.'],
  },
  {
    name: 'a picture that is too narrow',
    breakIt: ({ pictures }) => pictures.set('passages/satu.png', picture(999)),
    problems: [
      'reading.json, passage satu: The picture passages/satu.png is 999 pixels wide; it must be 1000 at least.',
    ],
  },
  {
    name: 'a picture that is too large',
    breakIt: ({ pictures }) => pictures.set('passages/satu.png', picture(1440, 5 * 1024 * 1024)),
    problems: [
      'reading.json, passage satu: The picture passages/satu.png must be smaller than 5 MB.',
    ],
  },
  {
    name: 'a quoted word on another line',
    breakIt: ({ reading }) =>
      (at(at(reading.passages, 0).items, 0).question = 'The word "w6x1" in line 5 means'),
    problems: ['reading.json, page 94: "w6x1" is not in line 5.'],
  },
  {
    name: 'a package said to be explained that lacks an explanation, notes, skills and proof',
    breakIt: (content) => {
      explain(content)
      Object.assign(at(content.listening.dialogues, 0), NOTHING_TAUGHT)
      Object.assign(at(content.written.items, 0), NOTHING_TAUGHT)
    },
    problems: [
      'listening.json, page 1: There is no explanation.',
      'listening.json, page 1: The wrong options have no notes.',
      'listening.json, page 1: No skill is named.',
      'listening.json, page 1: No line proves the key.',
      'written.json, page 68: There is no explanation.',
      'written.json, page 68: The wrong options have no notes.',
      'written.json, page 68: No skill is named.',
    ],
  },
  {
    name: 'an explanation that is too long, and one that is empty',
    breakIt: (content) => {
      explain(content)
      Object.assign(at(content.structure.items, 0), { explanation: 'kata '.repeat(61) })
      Object.assign(at(content.structure.items, 1), { explanation: ' ' })
    },
    problems: [
      'structure.json, page 52: The explanation has 61 words; it may have 60.',
      'structure.json, page 53: The explanation is empty.',
    ],
  },
  {
    name: 'an explanation that two questions share',
    breakIt: (content) => {
      explain(content)
      Object.assign(at(content.structure.items, 1), { explanation: 'Alasan soal 52.' })
    },
    problems: ['structure.json, page 53: Another question has the same explanation.'],
  },
  {
    name: 'notes that are missing, at the key, too long or too few',
    breakIt: (content) => {
      explain(content)
      const [first, second, third] = content.structure.items
      const key = first?.key ?? 1
      const notes = (values: Record<number, string | null>) =>
        [1, 2, 3, 4].map((option) =>
          option in values ? values[option] : option === key ? null : 'x'
        )
      const other = key === 1 ? 2 : 1
      Object.assign(first ?? {}, { optionNotes: notes({ [other]: null }) })
      Object.assign(second ?? {}, { optionNotes: ['x', 'x', 'x', 'x'] })
      Object.assign(third ?? {}, { optionNotes: ['x', null, 'x'] })
    },
    problems: [
      'structure.json, page 52: Option 2 has no note.',
      'structure.json, page 53: The key 2 has a note.',
      'structure.json, page 54: There must be four notes, the one at the key null.',
    ],
  },
  {
    name: 'a skill of another section, and three skills',
    breakIt: (content) => {
      explain(content)
      Object.assign(at(content.structure.items, 0), { skills: ['written_tense'] })
      Object.assign(at(content.structure.items, 1), {
        skills: ['structure_clause', 'structure_parallel', 'structure_inversion'],
      })
    },
    problems: [
      'structure.json, page 52: The skill written_tense belongs to another section.',
      'structure.json, page 53: An item has 1 or 2 different skills.',
    ],
  },
  {
    name: 'proof lines that the text does not have',
    breakIt: (content) => {
      explain(content)
      Object.assign(at(at(content.reading.passages, 0).items, 0), { proof: [{ from: 30, to: 33 }] })
      Object.assign(at(content.structure.items, 0), { proof: [{ from: 1, to: 1 }] })
    },
    problems: [
      'structure.json, page 52: A sentence needs no proof lines.',
      'reading.json, page 94: Lines 30-33 are no lines of its 32.',
    ],
  },
]

test.group('Content checks', () => {
  test('content checks find no problem in a package that is explained throughout', ({ assert }) => {
    const content = soundContent()
    explain(content)
    assert.deepEqual(checkContent(content), [])
  })

  test('content checks find no problem in a valid package', ({ assert }) => {
    assert.deepEqual(checkContent(soundContent()), [])
  })

  test('content checks find {name}')
    .with(FLAWS)
    .run(({ assert }, { breakIt, problems }) => {
      const content = soundContent()
      breakIt(content)
      const found = checkContent(content).map(({ where, sentence }) => `${where}: ${sentence}`)
      assert.deepEqual(found, problems)
    })

  test("content checks say why a file of the package can't be used", ({ assert }) => {
    const content = soundContent()
    content.recordings.set('audio/9.mp3', {
      kind: 'unusable',
      reason: 'is not a recording that can be measured',
    })
    content.pictures.set('passages/dua.png', {
      kind: 'unusable',
      reason: 'is neither PNG nor JPEG',
    })
    assert.deepEqual(checkContent(content), [
      {
        where: 'listening.json, page 9',
        sentence: 'The recording audio/9.mp3 is not a recording that can be measured.',
      },
      {
        where: 'reading.json, passage dua',
        sentence: 'The picture passages/dua.png is neither PNG nor JPEG.',
      },
    ])
  })

  test('content checks report all problems together', ({ assert }) => {
    const content = soundContent()
    at(content.structure.items, 0).sentence = 'Water boils.'
    at(content.written.items, 0).html = 'Bees.'
    content.pictures.set('passages/satu.png', picture(10))
    assert.lengthOf(checkContent(content), 3)
  })
})

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`no item ${index}`)
  return item
}

const NOTHING_TAUGHT = {
  explanation: undefined,
  optionNotes: undefined,
  skills: undefined,
  proof: undefined,
}

/** Gives every question the fields that the manifest's `explained` requires. */
function explain({ manifest, listening, structure, written, reading }: Draft): void {
  const teach = (item: { page: number; key: number }, skill: string, proof?: object[]) =>
    Object.assign(item, {
      explanation: `Alasan soal ${item.page}.`,
      optionNotes: [1, 2, 3, 4].map((option) => (option === item.key ? null : 'Tidak cocok.')),
      skills: [skill],
      proof,
    })
  Object.assign(manifest, { explained: true })
  const spoken = [...listening.dialogues, ...listening.groups.flatMap(({ items }) => items)]
  spoken.forEach((item) => teach(item, 'listening_detail', [{ from: 1, to: 1 }]))
  structure.items.forEach((item) => teach(item, 'structure_clause'))
  written.items.forEach((item) => teach(item, 'written_tense'))
  reading.passages
    .flatMap(({ items }) => items)
    .forEach((item) => teach(item, 'reading_detail', [{ from: 2, to: 4 }]))
}
