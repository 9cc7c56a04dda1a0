import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { sendListWorkbook } from '#app/listing/http/send_list_workbook'
import { AUDIT_LIST } from '#contracts/audit'
import { auditListing } from '#app/audit/actions/list_entries'
import { listedEntry } from '#app/audit/transformers/entry'
import { ENTRY_WORKBOOK } from '#app/audit/transformers/entry_workbook'
import { listEntriesValidator } from '#app/audit/validators'

export default class ListEntriesController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listEntriesValidator, { data: ctx.request.qs() })
    return sendList(ctx, 'entries', await listingOf(query), listedEntry)
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listEntriesValidator, { data: ctx.request.qs() })
    await sendListWorkbook(ctx, 'entries', await listingOf(query), ENTRY_WORKBOOK)
  }
}

function listingOf({ dari, sampai, tentang, ...list }: Infer<typeof listEntriesValidator>) {
  return auditListing(withListDefaults(list, AUDIT_LIST), { dari, sampai, tentang })
}
