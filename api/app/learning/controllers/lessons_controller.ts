import type { HttpContext } from '@adonisjs/core/http'
import { lessonOf } from '#app/learning/lessons/lesson'
import { NotFound } from '#app/platform/errors/failures'
import { SKILL_CODES } from '#contracts/skills'

export default class LessonsController {
  show({ params }: HttpContext) {
    const skill = SKILL_CODES.find((code) => code === params.skill)
    if (!skill) throw new NotFound('Materi tidak ditemukan.')
    const { title, html } = lessonOf(skill)
    return { data: { keterampilan: skill, judul: title, html } }
  }
}
