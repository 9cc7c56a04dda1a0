import router from '@adonisjs/core/services/router'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const UploadPaymentController = () => import('#app/payments/controllers/upload_payment_controller')
const ListOwnPaymentsController = () =>
  import('#app/payments/controllers/list_own_payments_controller')
const SendProofController = () => import('#app/payments/controllers/send_proof_controller')
const ListPaymentsController = () => import('#app/payments/controllers/list_payments_controller')
const DecidePaymentController = () => import('#app/payments/controllers/decide_payment_controller')

export function paymentRoutes() {
  router
    .group(() => {
      router.post('/payment/upload', [UploadPaymentController]).as('payments.upload')
      router.get('/users/payment', [ListOwnPaymentsController]).as('payments.own')
      router.get('/uploads/bukti/:file', [SendProofController]).as('payments.proof')
    })
    .use(middleware.auth())
}

/** Mounted below /admin, where only admins come. */
export function adminPaymentRoutes() {
  router.get('/payments', [ListPaymentsController]).as('admin.payments.list')
  router
    .put('/payments/:id/status', [DecidePaymentController])
    .where('id', rowId)
    .as('admin.payments.decide')
}
