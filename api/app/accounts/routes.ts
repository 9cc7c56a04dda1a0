import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'
import { examNetworkFactor } from '#app/accounts/http/login_throttle'
import { perAddress } from '#app/platform/limits/per_address'
import { perVisitor } from '#app/platform/limits/per_visitor'
import { IMAGE, takesFiles } from '#app/platform/uploads/upload_routes'
import { middleware } from '#start/kernel'

const SessionController = () => import('#app/accounts/controllers/session_controller')
const AccountController = () => import('#app/accounts/controllers/account_controller')
const PasswordController = () => import('#app/accounts/controllers/password_controller')
const SuspensionController = () => import('#app/accounts/controllers/suspension_controller')
const SecondFactorController = () => import('#app/accounts/controllers/second_factor_controller')
const StaffController = () => import('#app/accounts/controllers/staff_controller')
const InvitationsController = () => import('#app/accounts/controllers/invitations_controller')
const AccountNoticesController = () =>
  import('#app/accounts/controllers/account_notices_controller')
const AdminUsersController = () => import('#app/accounts/controllers/admin_users_controller')

/** Generous, because a whole lab sits behind one address; accounts have limits of their own. */
const PER_ADDRESS = 300
/** A response reveals whether a number has an account. A lab registers once. */
const REGISTRATIONS_PER_ADDRESS = 100
/** 256 bits can't be guessed, but each try hashes a password. */
const INVITATIONS_PER_ADDRESS = 60

/** By one browser: half of the address's. */
const PER_VISITOR = 150

/** The limit of an address, of which one browser can't take all. An exam network gets more. */
const fromAddress = (name: string, perMinute: number) => [
  perVisitor(name, PER_VISITOR),
  perAddress(name, perMinute, examNetworkFactor),
]

export function accountRoutes() {
  router
    .post('/users/register', [AccountController, 'store'])
    .as('users.register')
    .use(perAddress('register', REGISTRATIONS_PER_ADDRESS, examNetworkFactor))
  router
    .post('/users/login', [SessionController, 'store'])
    .as('users.login')
    .use(fromAddress('login', PER_ADDRESS))
  router
    .post('/users/login/kode', [SessionController, 'storeCode'])
    .as('users.login_code')
    .use(fromAddress('login_code', PER_ADDRESS))
  router
    .post('/users/login/password-baru', [SessionController, 'storeOwnPassword'])
    .as('users.login_own_password')
    .use(fromAddress('login_own_password', PER_ADDRESS))
  router
    .post('/users/reset-password', [PasswordController, 'reset'])
    .as('users.reset_password')
    .use(fromAddress('reset_password', PER_ADDRESS))
  router
    .post('/users/undangan/lihat', [InvitationsController, 'show'])
    .as('users.see_invitation')
    .use(perAddress('invitations', INVITATIONS_PER_ADDRESS))
  router
    .post('/users/undangan', [InvitationsController, 'accept'])
    .as('users.accept_invitation')
    .use(perAddress('invitations', INVITATIONS_PER_ADDRESS))
  router.get('/users/logout', [SessionController, 'destroyByGet']).as('users.logout_get')
  router.post('/users/logout', [SessionController, 'destroy']).as('users.logout')

  router
    .group(() => {
      router.get('/users/getAuth', [SessionController, 'show']).as('users.get_auth')
      router.get('/users/detail-user', [AccountController, 'show']).as('users.detail')
      takesFiles(
        router.put('/users/profile', [AccountController, 'update']).as('users.update_profile'),
        IMAGE
      )
      router
        .put('/users/update-password', [PasswordController, 'update'])
        .as('users.update_password')
      router
        .post('/users/konfirmasi-password', [PasswordController, 'confirm'])
        .as('users.confirm_password')
      router.get('/users/pemberitahuan', [AccountNoticesController, 'index']).as('users.notices')
      router
        .post('/users/pemberitahuan/:id/baca', [AccountNoticesController, 'read'])
        .as('users.read_notice')
      router.get('/uploads/profile/:file', [AccountController, 'picture']).as('users.picture')
    })
    .use(middleware.auth())
}

/** Mounted below /admin, which only admins reach. */
export function adminUserRoutes() {
  needs(
    'users.manage',
    router
      .group(() => {
        router.get('/', [AdminUsersController, 'index']).as('admin.users.list')
        router.get('/excel', [AdminUsersController, 'excel']).as('admin.users.excel')
        router
          .post('/:id/kode-reset', [AdminUsersController, 'issueResetCode'])
          .as('admin.users.reset_code')
          .use(middleware.confirmed())
        router.post('/:id/buka-kunci', [AdminUsersController, 'unlock']).as('admin.users.unlock')
        router
          .post('/:id/tangguhkan', [SuspensionController, 'store'])
          .as('admin.users.suspend')
          .use(middleware.confirmed())
        router
          .post('/:id/pulihkan', [SuspensionController, 'destroy'])
          .as('admin.users.restore')
          .use(middleware.confirmed())
        router
          .post('/:id/hapus-dua-langkah', [SecondFactorController, 'remove'])
          .as('admin.users.remove_factor')
          .use(middleware.confirmed())
        router
          .delete('/:id/login/:login', [SuspensionController, 'endLogin'])
          .as('admin.users.end_login')
        router.post('/:id/keluarkan', [SuspensionController, 'signOut']).as('admin.users.sign_out')
      })
      .prefix('/user')
  )
}

/** Mounted below /admin. */
export function adminStaffRoutes() {
  needs(
    'staff.manage',
    router
      .group(() => {
        router.get('/', [StaffController, 'index']).as('admin.staff.list')
        router
          .put('/:id/peran', [StaffController, 'updateRole'])
          .as('admin.staff.change_role')
          .use(middleware.confirmed())
        router.get('/:id/login', [StaffController, 'logins']).as('admin.staff.logins')
        router
          .delete('/:id/login/:login', [StaffController, 'endLogin'])
          .as('admin.staff.end_login')
        router
          .post('/undangan', [InvitationsController, 'store'])
          .as('admin.staff.invite')
          .use(middleware.confirmed())
        router
          .delete('/undangan/:id', [InvitationsController, 'destroy'])
          .as('admin.staff.withdraw_invitation')
      })
      .prefix('/staf')
  )
}

/** An admin's own second factor; mounted below /admin. */
export function adminSecondFactorRoutes() {
  needs(
    'own_factor.manage',
    router
      .group(() => {
        router.get('/', [SecondFactorController, 'show']).as('admin.factor.show')
        router
          .group(() => {
            router.post('/', [SecondFactorController, 'begin']).as('admin.factor.begin')
            router.post('/aktifkan', [SecondFactorController, 'enable']).as('admin.factor.enable')
            router
              .post('/kode-pemulihan', [SecondFactorController, 'renewCodes'])
              .as('admin.factor.renew_codes')
            router.post('/matikan', [SecondFactorController, 'disable']).as('admin.factor.disable')
          })
          .use(middleware.confirmed())
      })
      .prefix('/dua-langkah')
  )
}
