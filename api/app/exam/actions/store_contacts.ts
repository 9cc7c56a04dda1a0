import app from '@adonisjs/core/services/app'
import { settleContacts } from '#app/exam/actions/settle_contacts'
import { Contacts } from '#app/exam/calls/contacts'
import { STORE_CONTACTS } from '#app/exam/rows/contacts'
import { storeRows } from '#app/platform/database/calls/ways'
import { inTransaction } from '#app/platform/database/transaction'

/** Stores the last contacts that changed, in one transaction: a restart of the server forgets nothing else. */
export async function storeContacts(): Promise<void> {
  const contacts = await app.container.make(Contacts)
  // A stored contact is needed by the return that is still to be settled.
  await settleContacts()
  const changed = contacts.takeUnstored()
  if (changed.length > 0) await inTransaction((trx) => storeRows(trx, STORE_CONTACTS, changed))
}
