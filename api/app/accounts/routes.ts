import router from '@adonisjs/core/services/router'
import { perAddress } from '#app/platform/limits/per_address'
import { rowId } from '#app/platform/validation/row_id'
import { middleware } from '#start/kernel'

const RegisterController = () => import('#app/accounts/controllers/register_controller')
const LoginController = () => import('#app/accounts/controllers/login_controller')
const LogoutController = () => import('#app/accounts/controllers/logout_controller')
const GetAuthController = () => import('#app/accounts/controllers/get_auth_controller')
const DetailUserController = () => import('#app/accounts/controllers/detail_user_controller')
const UpdateProfileController = () => import('#app/accounts/controllers/update_profile_controller')
const UpdatePasswordController = () =>
  import('#app/accounts/controllers/update_password_controller')
const SendProfilePictureController = () =>
  import('#app/accounts/controllers/send_profile_picture_controller')
const ResetPasswordController = () => import('#app/accounts/controllers/reset_password_controller')
const ListUsersController = () => import('#app/accounts/controllers/list_users_controller')
const IssueResetCodeController = () =>
  import('#app/accounts/controllers/issue_reset_code_controller')
const UnlockUserController = () => import('#app/accounts/controllers/unlock_user_controller')

/** Generous, because a whole lab sits behind one address; accounts have limits of their own. */
const PER_ADDRESS = 300

export function accountRoutes() {
  router
    .post('/users/register', [RegisterController])
    .as('users.register')
    .use(perAddress('register', PER_ADDRESS))
  router
    .post('/users/login', [LoginController])
    .as('users.login')
    .use(perAddress('login', PER_ADDRESS))
  router
    .post('/users/reset-password', [ResetPasswordController])
    .as('users.reset_password')
    .use(perAddress('reset_password', PER_ADDRESS))
  router.get('/users/logout', [LogoutController, 'handleGet']).as('users.logout_get')
  router.post('/users/logout', [LogoutController, 'handle']).as('users.logout')

  router
    .group(() => {
      router.get('/users/getAuth', [GetAuthController]).as('users.get_auth')
      router.get('/users/detail-user', [DetailUserController]).as('users.detail')
      router.put('/users/profile', [UpdateProfileController]).as('users.update_profile')
      router.put('/users/update-password', [UpdatePasswordController]).as('users.update_password')
      router.get('/uploads/profile/:file', [SendProfilePictureController]).as('users.picture')
    })
    .use(middleware.auth())
}

/** Mounted below /admin, where only admins come. */
export function adminUserRoutes() {
  router
    .group(() => {
      router.get('/', [ListUsersController]).as('admin.users.list')
      router.post('/:id/kode-reset', [IssueResetCodeController]).as('admin.users.reset_code')
      router.post('/:id/buka-kunci', [UnlockUserController]).as('admin.users.unlock')
    })
    .prefix('/user')
    .where('id', rowId)
}
