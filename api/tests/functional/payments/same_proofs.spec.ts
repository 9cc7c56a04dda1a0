import { test } from '@japa/runner'
import sharp from 'sharp'
import { printEarlierProofs } from '#app/payments/actions/print_earlier_proofs'
import Payment from '#app/payments/models/payment'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { drawnReceipt } from '#tests/support/drawn_receipts'
import { jpegPhoto, noisyPng } from '#tests/support/pictures'

const PROOF = await jpegPhoto()

/** A learner's payment with this proof. @returns its id */
async function paid(data: Buffer): Promise<number> {
  const learner = await BrowserSession.of(await createUser())
  const pack = await createPackage()
  const fields = { paket_soal_id: String(pack.id) }
  const files = { bukti: { data, filename: 'bukti.jpg' } }
  const reply = await learner.upload('POST', '/payment/upload', fields, files)
  if (reply.status !== 201) throw new Error(`not paid: ${reply.status}`)
  return reply.body.data.id
}

async function sameAs(admin: BrowserSession, id: number) {
  const { body } = await admin.get('/admin/payments?limit=100')
  return body.payments.find((row: { id: number }) => row.id === id).sama
}

async function classWithProof(admin: BrowserSession, data: Buffer) {
  const learners = await createUsers(2)
  const pack = await createPackage()
  const account = await createAdmin()
  const made = await createClassPayment(
    await createClass(learners),
    { pack, learners, admin: account },
    { proof: null }
  )
  const path = `/admin/pembayaran-kelas/${made.id}`
  const send = (picture: Buffer) =>
    admin.upload('POST', `${path}/bukti`, {}, { bukti: { data: picture, filename: 'b.jpg' } })
  if ((await send(data)).status !== 200) throw new Error('no proof of the class')
  return { id: made.id, path, send }
}

test.group('Proofs that came before', (group) => {
  isolateDatabase(group)

  test('a proof that was sent before is reported at the later payment, whatever became of the first', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const first = await paid(PROOF)
    const other = await paid(await noisyPng(60, 60))
    const reject = { status: 'rejected', alasanPenolakan: 'Buram.' }
    await admin.put(`/admin/payments/${first}/status`, reject)
    const second = await paid(PROOF)
    const third = await paid(PROOF)
    assert.deepEqual(await sameAs(admin, first), [])
    assert.deepEqual(await sameAs(admin, other), [])
    assert.deepEqual(await sameAs(admin, second), [{ paymentId: first, tanda: 'berkas' }])
    assert.deepEqual(await sameAs(admin, third), [
      { paymentId: second, tanda: 'berkas' },
      { paymentId: first, tanda: 'berkas' },
    ])
  })

  test("a picture without its camera's data is the same proof", async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const first = await paid(PROOF)
    const stripped = Buffer.from(PROOF)
    stripped.write('Kamera'.toUpperCase(), stripped.indexOf('Kamera'))
    assert.notDeepEqual(stripped, PROOF)
    const second = await paid(stripped)
    assert.deepEqual(await sameAs(admin, second), [{ paymentId: first, tanda: 'berkas' }])
  })

  test('proofs of classes count, from when they were uploaded', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const ofClass = await classWithProof(admin, PROOF)
    const after = await paid(PROOF)
    assert.deepEqual(await sameAs(admin, after), [
      { pembayaranKelasId: ofClass.id, tanda: 'berkas' },
    ])
    const late = await classWithProof(admin, PROOF)
    const { body } = await admin.get(late.path)
    assert.deepEqual(body.data.sama, [
      { paymentId: after, tanda: 'berkas' },
      { pembayaranKelasId: ofClass.id, tanda: 'berkas' },
    ])

    assert.equal((await ofClass.send(await noisyPng(60, 60))).status, 200)
    assert.deepEqual(await sameAs(admin, after), [])
  })
})

test.group('Proofs that look like one that came before', (group) => {
  isolateDatabase(group)
  const FACTS = {
    name: 'Ayu Lestari',
    amount: '20.000',
    time: '21 Nov 2026 10:15',
    reference: '8812004571',
  }

  test('another picture of the same receipt is a hint, for learners and for classes; one of another payment is none', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const receipt = await drawnReceipt('hijau', FACTS)
    const smaller = await sharp(receipt).resize(400).jpeg({ quality: 70 }).toBuffer()
    const others = { name: 'Budi Santoso', time: '22 Nov 2026 19:40', reference: '8812119020' }
    const first = await paid(receipt)
    const other = await paid(await drawnReceipt('hijau', { ...FACTS, ...others }))
    const second = await paid(smaller)
    assert.deepEqual(await sameAs(admin, other), [])
    assert.deepEqual(await sameAs(admin, second), [{ paymentId: first, tanda: 'gambar' }])
    const ofClass = await classWithProof(admin, await sharp(receipt).webp().toBuffer())
    assert.deepInclude((await admin.get(ofClass.path)).body.data.sama, {
      paymentId: first,
      tanda: 'gambar',
    })
    // The hint is for who decides.
    await admin.put(`/admin/payments/${second}/status`, { status: 'confirmed' })
    assert.deepEqual(await sameAs(admin, second), [])
  })

  test('proofs from before are found again once they were read, as often as that is done', async ({
    assert,
  }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const receipt = await drawnReceipt('biru', FACTS)
    const first = await paid(receipt)
    await Payment.query().update({ proof_digest: null, proof_print: null })
    const again = await paid(receipt)
    assert.deepEqual(await sameAs(admin, again), [])
    assert.equal(await printEarlierProofs(), 1)
    assert.deepEqual(await sameAs(admin, again), [{ paymentId: first, tanda: 'berkas' }])
    assert.equal(await printEarlierProofs(), 0)

    await Payment.query().where('id', first).update({ proof_print: null, proof: 'gone.jpg' })
    assert.equal(await printEarlierProofs(), 0)
  })
})
