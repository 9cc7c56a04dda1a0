import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const CardsController = () => import('#app/cards/controllers/cards_controller')

/** Mounted below /admin. Whoever prints cards can sign in as everybody on them. */
export function adminCardRoutes() {
  needs(
    'cards.print',
    router
      .group(() => {
        router
          .post('/:id/kartu', [CardsController, 'store'])
          .as('admin.classes.print_cards')
          .use(middleware.confirmed())
      })
      .prefix('/kelas')
      .where('id', rowId)
  )
}
