import type { HttpContext } from '@adonisjs/core/http'
import { attachProof, changeAmount } from '#app/payments/actions/change_class_payment'
import { createClassPayment } from '#app/payments/actions/create_class_payment'
import { decideClassPayment } from '#app/payments/actions/decide_class_payment'
import { alikeProofs } from '#app/payments/actions/alike_proofs'
import { earlierProofs, type ProofOwner } from '#app/payments/actions/earlier_proofs'
import { refuseDecided } from '#app/payments/actions/find_class_payment'
import { classPaymentListing, listPaymentsOfClass } from '#app/payments/actions/list_class_payments'
import { refundedOfClasses } from '#app/payments/actions/read_refunds'
import { readClassPayment, readObstacle } from '#app/payments/actions/read_class_payment'
import {
  classPayment,
  listedClassPayment,
  shownClassPayment,
} from '#app/payments/transformers/class_payment'
import { withStoredProof } from '#app/payments/proofs/stored_proof'
import {
  changeAmountValidator,
  createClassPaymentValidator,
  decideClassPaymentValidator,
  listClassPaymentsValidator,
} from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { discardFile } from '#app/platform/uploads/stored_files'
import { outcomeSummary } from '#contracts/grants'
import { PROOF_MISSING, CLASS_PAYMENT_LIST } from '#contracts/payments'

/** Payments of whole classes, for users who decide payments. */
export default class ClassPaymentsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listClassPaymentsValidator, {
      data: ctx.request.qs(),
    })
    const listing = classPaymentListing(withListDefaults(query, CLASS_PAYMENT_LIST))
    return sendList(ctx, 'pembayaran', listing, listedClassPayment)
  }

  async ofClass({ params }: HttpContext) {
    return { data: (await listPaymentsOfClass(params.id)).map(classPayment) }
  }

  async show({ auth, params }: HttpContext) {
    const { payment, learners } = await readClassPayment(params.id)
    const obstacle = await readObstacle(signedIn(auth), payment)
    const { id, status, proofDigest, proofPrint, proofAt } = payment
    const same = await earlierProofs('class_payment', [{ id, proof_digest: proofDigest }])
    const alike =
      status === 'pending'
        ? await alikeProofs('class_payment', [
            { id, proof_digest: proofDigest, proof_print: proofPrint, at: proofAt ?? 0 },
          ])
        : new Map<number, ProofOwner[]>()
    const refunded = (await refundedOfClasses([id])).get(id) ?? 0
    const proofs = { same: same.get(id) ?? [], alike: alike.get(id) ?? [] }
    const shown = { learners, obstacle, ...proofs, refunded }
    return { data: shownClassPayment(payment, shown) }
  }

  async store({ auth, params, request, response }: HttpContext) {
    const input = await request.validateUsing(createClassPaymentValidator)
    const admin = signedIn(auth)
    const payment = await createClassPayment(admin, params.id, {
      packageId: input.paket_soal_id,
      userIds: input.peserta,
      amount: input.amount,
    })
    response.status(201)
    return { message: 'Pembayaran kelas berhasil dibuat.', data: classPayment(payment) }
  }

  async update({ auth, params, request }: HttpContext) {
    const { amount } = await request.validateUsing(changeAmountValidator)
    await changeAmount(signedIn(auth), params.id, amount)
    return { message: 'Jumlah pembayaran berhasil diubah.' }
  }

  async storeProof({ auth, params, request }: HttpContext) {
    const file = request.file('bukti')
    if (!file) throw new InvalidInput(PROOF_MISSING, [{ field: 'bukti', msg: PROOF_MISSING }])
    const [admin, id] = [signedIn(auth), params.id]

    const image = await acceptImage(file, { beforeDecoding: () => refuseDecided(id) })
    const { replaced } = await withStoredProof(image, (proof) => attachProof(admin, id, proof))
    if (replaced !== null) await discardFile('bukti', replaced)
    return { message: 'Bukti pembayaran kelas berhasil diunggah.' }
  }

  async decide({ auth, params, request }: HttpContext) {
    const input = await request.validateUsing(decideClassPaymentValidator)
    const [admin, id] = [signedIn(auth), params.id]

    if (input.status === 'rejected') {
      await decideClassPayment(admin, id, { status: 'rejected', reason: input.alasanPenolakan })
      return { message: 'Pembayaran kelas berhasil ditolak.' }
    }
    const judged = await decideClassPayment(admin, id, {
      status: 'confirmed',
      amount: input.amount,
    })
    const summary = outcomeSummary(judged.map(({ outcome }) => outcome))
    return { message: `Pembayaran kelas berhasil dikonfirmasi. ${summary}` }
  }
}
