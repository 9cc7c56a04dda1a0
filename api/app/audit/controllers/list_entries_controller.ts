import type { HttpContext } from '@adonisjs/core/http'
import { auditListing, listEntriesValidator, listedEntry } from '#app/audit/list_entries'
import { withListDefaults } from '#app/platform/listing/list_query'
import { sendList } from '#app/platform/listing/send_list'
import { AUDIT_LIST } from '#contracts/audit'

export default class ListEntriesController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listEntriesValidator, { data: ctx.request.qs() })
    const listing = await auditListing(withListDefaults(query, AUDIT_LIST))
    return sendList(ctx, 'entries', listing, listedEntry)
  }
}
