import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import type { Folder } from '#app/platform/uploads/stored_files'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPayment } from '#database/factories/payment_factory'
import { factoryFileName } from '#database/factories/question_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { start, takeSeat, type Seat } from '#tests/support/exam'
import { ROLES, type Role } from '#contracts/capabilities'

/** Something that exists and belongs to the learner of the seat. */
interface Belonging {
  what: string
  /** Makes it; returns its path. */
  make: (seat: Seat) => Promise<string>
  /** The roles that may open another user's: an independent copy of the table of capabilities. */
  opensTo: readonly Role[]
  /** The response for everybody else: not found, or forbidden. */
  refusal: 403 | 404
}

const BELONGINGS: readonly Belonging[] = [
  {
    what: 'a proof of payment',
    make: async ({ user, pack }) => stored('bukti', (await createPayment(user, pack)).proof),
    opensTo: ['Admin', 'Keuangan'],
    refusal: 404,
  },
  {
    what: 'a proof of the payment of a class',
    make: async ({ user, pack }) => {
      const admin = await createAdmin()
      const schoolClass = await createClass()
      const { proof } = await createClassPayment(schoolClass, { pack, learners: [user], admin })
      return stored('bukti', proof)
    },
    opensTo: ['Admin', 'Keuangan'],
    refusal: 404,
  },
  {
    what: 'a recording that the learner may hear now',
    make: async ({ pack }) => stored('audio', factoryFileName(pack.id, 7, 'mp3')),
    opensTo: ['Admin', 'Guru'],
    refusal: 403,
  },
  {
    what: 'the picture of a passage',
    make: async ({ pack }) => stored('reading', factoryFileName(pack.id, 201, 'png')),
    opensTo: ['Admin', 'Guru'],
    refusal: 403,
  },
  {
    what: 'a profile picture',
    make: async ({ user }) => {
      const profilePic = `${'a1'.repeat(16)}.jpg`
      await user.merge({ profilePic }).save()
      return stored('profile', profilePic)
    },
    opensTo: ['Admin'],
    refusal: 404,
  },
  {
    what: 'a certificate',
    make: async ({ user }) => `/users/certificate/${(await createResult(user)).id}`,
    opensTo: ['Admin', 'Guru'],
    refusal: 404,
  },
  {
    what: "a result on its learner's own page",
    make: async ({ user }) => `/users/riwayat-ujian/${(await createResult(user)).id}`,
    opensTo: [],
    refusal: 404,
  },
]

/** Stores a file; returns its path. */
async function stored(folder: Folder, name: string | null): Promise<string> {
  await drive.use().put(`${folder}/${name}`, Buffer.from('bytes'))
  return `/uploads/${folder}/${name}`
}

test.group("Somebody else's", (group) => {
  isolateDatabase(group)

  test("another user's {what}: who may open it, and the response for everybody else")
    .with([...BELONGINGS])
    .run(async ({ assert }, { make, opensTo, refusal }) => {
      const seat = await takeSeat()
      await start(seat)
      const path = await make(seat)

      const statuses: Partial<Record<Role, number>> = {}
      for (const role of ROLES) {
        const browser = await BrowserSession.of(await createUser({ role }))
        statuses[role] = (await browser.get(path)).status
      }
      assert.deepEqual(
        statuses,
        Object.fromEntries(ROLES.map((role) => [role, opensTo.includes(role) ? 200 : refusal]))
      )
      const visitor = await BrowserSession.visitor()
      assert.equal((await visitor.get(path)).status, 401)
    })

  test("a question's files are refused to a learner whose running attempt has another package", async ({
    assert,
  }) => {
    const [owner, other] = [await takeSeat(), await takeSeat()]
    for (const seat of [owner, other]) await start(seat)
    const path = await stored('audio', factoryFileName(owner.pack.id, 7, 'mp3'))
    assert.equal((await other.browser.get(path)).status, 403)
    assert.equal((await owner.browser.get(path)).status, 200)
  })
})
