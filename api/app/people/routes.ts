import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'

const PeopleController = () => import('#app/people/controllers/people_controller')
const AnswerSheetController = () => import('#app/people/controllers/answer_sheet_controller')

/** Mounted below /admin. */
export function adminPeopleRoutes() {
  needs(
    'users.manage',
    router
      .group(() => {
        router.get('/:id', [PeopleController, 'show']).as('admin.people.show')
        router.post('/:id/gabung', [PeopleController, 'merge']).as('admin.people.merge')
        router.put('/:id', [PeopleController, 'update']).as('admin.people.edit')
      })
      .prefix('/user')
  )
  needs(
    'results.read',
    router.group(() => {
      router
        .get('/riwayat-ujian/:id/jawaban', [AnswerSheetController])
        .as('admin.results.answer_sheet')
    })
  )
}
