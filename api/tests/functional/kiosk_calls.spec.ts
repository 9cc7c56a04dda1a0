import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { INCIDENTS_PATH } from '#contracts/incidents'
import { KIOSK_CALLS } from '#contracts/kiosk'
import { API_ROOT } from '#contracts/paths'

/** Every route as 'GET /api/soal', and those of the exam separately. */
function routes() {
  const all = Object.values(router.toJSON()).flat()
  const calls = ({ methods, pattern }: (typeof all)[number]) =>
    methods.map((method) => `${method} ${pattern}`)
  return {
    all: all.flatMap(calls),
    exam: all.filter(({ name }) => name?.startsWith('exam.')).flatMap(calls),
  }
}

const LISTED = KIOSK_CALLS.flatMap(({ methods, path }) =>
  methods.map((method) => `${method} ${API_ROOT}${path}`)
)

test.group("The kiosk's calls", () => {
  test("the kiosk's calls are existing routes of the API", ({ assert }) => {
    assert.includeMembers(routes().all, [...LISTED, `POST ${API_ROOT}${INCIDENTS_PATH}`])
  })

  test("the kiosk's calls include all that an exam needs", ({ assert }) => {
    const { exam } = routes()
    assert.isAbove(exam.length, 10)
    const missing = exam.filter((call) => !call.startsWith('HEAD ') && !LISTED.includes(call))
    assert.deepEqual(missing, [])
  })
})
