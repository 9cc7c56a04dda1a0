import type { HttpContext } from '@adonisjs/core/http'
import { listPassages } from '#app/questions/actions/list_passages'
import { adminPassage } from '#app/questions/transformers/admin_passage'

export default class ListPassagesController {
  async handle({ params }: HttpContext) {
    const passages = await listPassages(Number(params.paketId))
    return { data: passages.map(adminPassage) }
  }
}
