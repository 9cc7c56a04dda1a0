import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { SKILLS, type Skill } from '#contracts/skills'

/** One lesson for each skill, from the files that a version ships. */
export interface Lesson {
  skill: Skill
  title: string
  /** Safe HTML. What is English in it says so. */
  html: string
}

/** `---`, fields, `---`: the title is the skill's label, so that nothing else is read from there. */
const HEAD = /^---\n[^]*?\n---\n/
/** An option of a worked example. */
const OPTION = /^\s*\([A-D]\)/

const markdown = new Marked({
  renderer: {
    em({ tokens }) {
      return `<em lang="en">${this.parser.parseInline(tokens)}</em>`
    },
    blockquote({ tokens }) {
      return `<blockquote lang="en">${this.parser.parse(tokens)}</blockquote>`
    },
    listitem({ text, tokens }) {
      return `<li${OPTION.test(text) ? ' lang="en"' : ''}>${this.parser.parse(tokens)}</li>`
    },
  },
})

const known = new Map<Skill, Lesson>()

/** The lesson of a skill. Rendered once. */
export function lessonOf(skill: Skill): Lesson {
  const lesson = known.get(skill) ?? readLesson(skill)
  known.set(skill, lesson)
  return lesson
}

function readLesson(skill: Skill): Lesson {
  const text = readFileSync(join(app.makePath('database/lessons'), `${skill}.md`), 'utf8')
  return { skill, title: SKILLS[skill].label, html: renderLesson(text) }
}

/** A lesson's text as safe HTML. */
export function renderLesson(text: string): string {
  const html = markdown.parse(text.replace(HEAD, ''), { async: false })
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'em',
      'strong',
      'blockquote',
      'u',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { '*': ['lang'] },
  })
}
