import type { HttpContext } from '@adonisjs/core/http'
import { userListing } from '#app/accounts/actions/list_users'
import { listedUser } from '#app/accounts/transformers/listed_user'
import { listUsersValidator } from '#app/accounts/validators'
import { withListDefaults } from '#app/platform/listing/list_query'
import { sendList } from '#app/platform/listing/send_list'
import { USER_LIST } from '#contracts/sort_columns'

export default class ListUsersController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listUsersValidator, { data: ctx.request.qs() })
    return sendList(ctx, 'users', userListing(withListDefaults(query, USER_LIST)), listedUser)
  }
}
