import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SKILL_CODES, SKILLS, type Skill } from '#contracts/skills'

const CONTENT = app.makePath('database/content')
const PRACTICE = app.makePath('database/practice')
const LESSONS = app.makePath('database/lessons')
/** Words, as for packages. */
const EXPLANATION_MAX = 60
const NOTE_MAX = 25

interface PracticeItem {
  id: string
  key: number
  explanation: string
  optionNotes: (string | null)[]
  skills: Skill[]
  options?: string[]
  html?: string
  sentence?: string
  text?: string
  proof?: string | { from: number; to: number }[]
  script?: { voice: string; text: string }[]
}

function itemsOf(name: string): PracticeItem[] {
  const file = JSON.parse(readFileSync(join(PRACTICE, `${name}.json`), 'utf8'))
  return file.items ?? file.dialogues
}

const SECTIONS = ['listening', 'structure', 'written', 'reading'] as const
const all = SECTIONS.flatMap((section) => itemsOf(section).map((item) => ({ ...item, section })))
const words = (text: string) => text.split(/\s+/).length

/** The text that a learner would recognise. */
function stemOf({ script, sentence, html, text }: PracticeItem): string {
  const spoken = script?.filter(({ voice }) => voice !== 'narrator').map((line) => line.text)
  return (spoken?.join(' ') ?? sentence ?? html ?? text ?? '').replace(/<\/?u>/g, '').trim()
}

test.group('The practice bank', () => {
  test('there are at least two hundred items, each with an id of its own', ({ assert }) => {
    assert.isAtLeast(all.length, 200)
    assert.lengthOf(new Set(all.map(({ id }) => id)), all.length)
  })

  test('each item explains its key, and why each other option is wrong', ({ assert }) => {
    for (const { id, key, explanation, optionNotes } of all) {
      assert.include([1, 2, 3, 4], key, id)
      assert.isAtMost(words(explanation), EXPLANATION_MAX, id)
      assert.deepEqual(
        optionNotes.map((note) => note === null),
        [1, 2, 3, 4].map((option) => option === key),
        id
      )
      for (const note of optionNotes) if (note !== null) assert.isAtMost(words(note), NOTE_MAX, id)
    }
  })

  test('each item has four different options', ({ assert }) => {
    for (const { id, options, html } of all) {
      const four = options ?? Array.from(html?.matchAll(/<u>(.+?)<\/u>/g) ?? [], ([, part]) => part)
      assert.lengthOf(new Set(four), 4, id)
    }
  })

  test('each item trains one or two skills of its own section', ({ assert }) => {
    for (const { id, section, skills } of all) {
      assert.include([1, 2], skills.length, id)
      for (const skill of skills) assert.equal(SKILLS[skill].section, section, id)
    }
  })

  test('a proof is a part of its text or a line of its script', ({ assert }) => {
    for (const { id, text, proof, script } of all) {
      if (typeof proof === 'string') assert.include(text ?? '', proof, id)
      for (const { from, to } of Array.isArray(proof) ? proof : []) {
        assert.isTrue(from >= 1 && from <= to && to <= (script?.length ?? 0), id)
      }
    }
  })

  test('each key answers a fifth to a third of the items', ({ assert }) => {
    for (const key of [1, 2, 3, 4]) {
      const share = all.filter((item) => item.key === key).length / all.length
      assert.isTrue(share >= 0.2 && share <= 1 / 3, `key ${key}: ${share}`)
    }
  })

  test('no text is used twice, in the bank or in a package', ({ assert }) => {
    const inPackages = readdirSync(CONTENT, { withFileTypes: true })
      .filter((folder) => folder.isDirectory() && folder.name.startsWith('paket-'))
      .flatMap(({ name }) =>
        ['listening', 'structure', 'written'].flatMap((section) => {
          const file = JSON.parse(readFileSync(join(CONTENT, name, `${section}.json`), 'utf8'))
          return (file.items ?? file.dialogues).map(stemOf)
        })
      )
    const stems = [...inPackages, ...all.map(stemOf)]
    const repeated = stems.filter((stem, at) => stems.indexOf(stem) !== at)
    // A passage may have more than one question.
    const passages = new Set(all.flatMap(({ text }) => text ?? []))
    assert.deepEqual(
      repeated.filter((stem) => !passages.has(stem)),
      []
    )
  })
})

test.group('The lessons', () => {
  test('each skill has a lesson with two worked examples', ({ assert }) => {
    assert.sameMembers(
      readdirSync(LESSONS).map((file) => file.replace('.md', '')),
      [...SKILL_CODES]
    )
    for (const skill of SKILL_CODES) {
      const text = readFileSync(join(LESSONS, `${skill}.md`), 'utf8')
      assert.isTrue(
        text.startsWith(`---\nskill: ${skill}\ntitle: ${SKILLS[skill].label}\n---\n`),
        skill
      )
      const examples = text.split(/^## Contoh \d$/m).slice(1)
      assert.lengthOf(examples, 2, skill)
      for (const example of examples) {
        assert.lengthOf(example.match(/^- \([ABCD]\) .+$/gm) ?? [], 4, skill)
        assert.lengthOf(example.match(/^\*\*Jawaban: [ABCD]\.\*\* .+$/gm) ?? [], 1, skill)
      }
    }
  })
})
