import type { HttpContext } from '@adonisjs/core/http'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { AUDIT_LIST } from '#contracts/audit'
import { auditListing } from '#app/audit/actions/list_entries'
import { listedEntry } from '#app/audit/transformers/entry'
import { listEntriesValidator } from '#app/audit/validators'

export default class ListEntriesController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listEntriesValidator, { data: ctx.request.qs() })
    const listing = await auditListing(withListDefaults(query, AUDIT_LIST))
    return sendList(ctx, 'entries', listing, listedEntry)
  }
}
