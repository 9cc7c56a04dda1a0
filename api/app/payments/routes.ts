import router from '@adonisjs/core/services/router'
import { WORKBOOK_MAX_BYTES, WORKBOOK_TOO_LARGE } from '#app/classes/http/workbook_limit'
import { needs } from '#app/platform/access/declared_capability'
import { IMAGE, takesFiles, type UploadLimit } from '#app/platform/uploads/upload_routes'
import { middleware } from '#start/kernel'

const PaymentsController = () => import('#app/payments/controllers/payments_controller')
const AdminPaymentsController = () => import('#app/payments/controllers/admin_payments_controller')
const CorrectPaymentsController = () =>
  import('#app/payments/controllers/correct_payments_controller')
const ClassPaymentsController = () => import('#app/payments/controllers/class_payments_controller')

const PaymentPapersController = () => import('#app/payments/controllers/payment_papers_controller')
const PromosController = () => import('#app/payments/controllers/promos_controller')
const BundlesController = () => import('#app/payments/controllers/bundles_controller')
const StatementsController = () => import('#app/payments/controllers/statements_controller')

const STATEMENT: UploadLimit = { maxBytes: WORKBOOK_MAX_BYTES, tooLarge: WORKBOOK_TOO_LARGE }

const EnteredPaymentsController = () =>
  import('#app/payments/controllers/entered_payments_controller')

export function paymentRoutes() {
  router
    .group(() => {
      takesFiles(
        router.post('/payment/upload', [PaymentsController, 'store']).as('payments.upload'),
        IMAGE
      )
      router.post('/payment/tagihan', [PaymentsController, 'bill']).as('payments.bill')
      router.post('/payment/promo', [PromosController, 'quote']).as('payments.quote_promo')
      router.get('/bundel', [BundlesController, 'offered']).as('payments.bundles')
      router.get('/users/payment', [PaymentsController, 'index']).as('payments.own')
      router
        .get('/users/payment/:id/kuitansi', [PaymentPapersController, 'own'])
        .as('payments.own_receipt')
      router.get('/uploads/bukti/:file', [PaymentsController, 'proof']).as('payments.proof')
    })
    .use(middleware.auth())
}

export function adminPaymentRoutes() {
  needs(
    'payments.decide',
    router.group(() => {
      router.get('/payments', [AdminPaymentsController, 'index']).as('admin.payments.list')
      router
        .get('/payments/peserta', [EnteredPaymentsController, 'payers'])
        .as('admin.payments.payers')
      takesFiles(
        router.post('/payments', [EnteredPaymentsController, 'store']).as('admin.payments.enter'),
        IMAGE
      )
      router
        .post('/payments/:id/pesan', [AdminPaymentsController, 'tell'])
        .as('admin.payments.tell')
      router
        .put('/payments/:id/status', [AdminPaymentsController, 'decide'])
        .as('admin.payments.decide')
      router
        .post('/payments/:id/batalkan', [CorrectPaymentsController, 'undo'])
        .as('admin.payments.undo')
      takesFiles(
        router
          .post('/payments/:id/kembalikan', [CorrectPaymentsController, 'refund'])
          .as('admin.payments.refund'),
        IMAGE
      )
      router
        .get('/payments/:id/kuitansi', [PaymentPapersController, 'receipt'])
        .as('admin.payments.receipt')

      router.get('/payments/excel', [AdminPaymentsController, 'excel']).as('admin.payments.excel')
      router.get('/promo', [PromosController, 'index']).as('admin.promos.list')
      router.post('/promo', [PromosController, 'store']).as('admin.promos.create')
      router.post('/promo/:id/akhiri', [PromosController, 'end']).as('admin.promos.end')
      router.get('/bundel', [BundlesController, 'index']).as('admin.bundles.list')
      router.post('/bundel', [BundlesController, 'store']).as('admin.bundles.create')
      router.post('/bundel/:id/akhiri', [BundlesController, 'end']).as('admin.bundles.end')
      router
        .group(() => {
          router.get('/', [StatementsController, 'index']).as('admin.statements.list')
          takesFiles(
            router.post('/', [StatementsController, 'store']).as('admin.statements.upload'),
            STATEMENT
          )
          router.get('/:id', [StatementsController, 'show']).as('admin.statements.show')
          router
            .post('/:id/konfirmasi', [StatementsController, 'confirm'])
            .as('admin.statements.confirm')
        })
        .prefix('/mutasi')

      router
        .get('/kelas/:id/pembayaran', [ClassPaymentsController, 'ofClass'])
        .as('admin.class_payments.of_class')
      router
        .post('/kelas/:id/pembayaran', [ClassPaymentsController, 'store'])
        .as('admin.class_payments.create')
      router
        .group(() => {
          router.get('/', [ClassPaymentsController, 'index']).as('admin.class_payments.list')
          router.get('/:id', [ClassPaymentsController, 'show']).as('admin.class_payments.show')
          router
            .put('/:id', [ClassPaymentsController, 'update'])
            .as('admin.class_payments.change_amount')
          takesFiles(
            router
              .post('/:id/bukti', [ClassPaymentsController, 'storeProof'])
              .as('admin.class_payments.upload_proof'),
            IMAGE
          )
          router
            .get('/:id/faktur', [PaymentPapersController, 'invoice'])
            .as('admin.class_payments.invoice')
          router
            .get('/:id/kuitansi', [PaymentPapersController, 'classReceipt'])
            .as('admin.class_payments.receipt')
          router
            .post('/:id/batalkan', [CorrectPaymentsController, 'undoClass'])
            .as('admin.class_payments.undo')
          takesFiles(
            router
              .post('/:id/kembalikan', [CorrectPaymentsController, 'refundClass'])
              .as('admin.class_payments.refund'),
            IMAGE
          )
          router
            .put('/:id/status', [ClassPaymentsController, 'decide'])
            .as('admin.class_payments.decide')
        })
        .prefix('/pembayaran-kelas')
    })
  )
}
