import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { perUser } from '#app/platform/limits/per_user'
import { middleware } from '#start/kernel'

const PeopleController = () => import('#app/people/controllers/people_controller')
const AnswerSheetController = () => import('#app/people/controllers/answer_sheet_controller')

const ErasureController = () => import('#app/people/controllers/erasure_controller')
const OwnErasureController = () => import('#app/people/controllers/own_erasure_controller')
const PersonDataController = () => import('#app/people/controllers/person_data_controller')

/** Each reads every table with the person's rows. */
const dataPerUser = perUser('person-data', 6)

/** What a person may do with their own data. */
export function personRoutes() {
  router
    .group(() => {
      router
        .get('/users/data-saya', [PersonDataController, 'own'])
        .as('people.own_data')
        .use(dataPerUser)
      router.get('/users/permintaan-hapus', [OwnErasureController, 'show']).as('people.own_erasure')
      router
        .post('/users/permintaan-hapus', [OwnErasureController, 'store'])
        .as('people.request_erasure')
      router
        .delete('/users/permintaan-hapus', [OwnErasureController, 'destroy'])
        .as('people.withdraw_erasure')
    })
    .use(middleware.auth())
}

/** Mounted below /admin. */
export function adminPeopleRoutes() {
  needs(
    'users.manage',
    router
      .group(() => {
        router.get('/:id', [PeopleController, 'show']).as('admin.people.show')
        router
          .get('/:id/data', [PersonDataController, 'show'])
          .as('admin.people.data')
          .use(dataPerUser)
        router.post('/:id/gabung', [PeopleController, 'merge']).as('admin.people.merge')
        router
          .put('/:id/permintaan-hapus', [ErasureController, 'decline'])
          .as('admin.people.decline_erasure')
        router.delete('/:id', [ErasureController, 'destroy']).as('admin.people.erase')
        router.put('/:id', [PeopleController, 'update']).as('admin.people.edit')
      })
      .prefix('/user')
  )
  needs(
    'users.manage',
    router
      .get('/permintaan-hapus', [ErasureController, 'index'])
      .as('admin.people.erasure_requests')
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
