import { listLabs } from '#app/labs/actions/list_labs'
import { listedLab } from '#app/labs/transformers/listed_lab'

export default class ListLabsController {
  async handle() {
    return { data: (await listLabs()).map(listedLab) }
  }
}
