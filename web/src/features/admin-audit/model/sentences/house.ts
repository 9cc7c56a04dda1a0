import type { HouseDetails } from '@lulus/api/contracts/audit/house'
import { number, text, texts } from '@/features/admin-audit/model/details'
import { messageLabel } from '@/features/admin-audit/model/message-label'
import { fieldList } from '@/features/admin-audit/model/field-names'
import { after, called, quoted, type Phrases } from '@/features/admin-audit/model/sentences/words'
import { AUDIT_ACTIONS } from '@lulus/api/contracts/audit'

export const HOUSE_PHRASES: Phrases<HouseDetails> = {
  'settings.message_text_changed': (detail) =>
    `${AUDIT_ACTIONS['settings.message_text_changed']}${after(' ', quoted(messageLabel(detail.kind)))}${after(' menjadi ', quoted(text(detail.after)))}`,
  'lab.registered': (detail) => `${AUDIT_ACTIONS['lab.registered']}${called(detail)}`,
  'lab.renamed': (detail) =>
    `${AUDIT_ACTIONS['lab.renamed']}${after(' ', quoted(text(detail.before)))}${after(' menjadi ', quoted(text(detail.name)))}`,
  'lab.key_rotated': (detail) => `${AUDIT_ACTIONS['lab.key_rotated']}${called(detail)}`,
  'lab.revoked': (detail) => `${AUDIT_ACTIONS['lab.revoked']}${called(detail)}`,
  'lab.enrolment_code_issued': (detail) =>
    `${AUDIT_ACTIONS['lab.enrolment_code_issued']}${after(' untuk ', computers(number(detail.uses)))} di lab${called(detail)}`,
  'lab.seat_enrolled': (detail) =>
    `memberi kursi${after(' ', text(detail.seat) ?? '')} kunci sendiri di lab${called(detail)}`,
  'lab.seat_revoked': (detail) =>
    `mencabut kunci kursi${after(' ', text(detail.seat) ?? '')} di lab${called(detail)}`,
  'lab.seb_file_made': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_file_made']} ${detail.hasPassword === false ? 'tanpa' : 'dengan'} kata sandi untuk lab${called(detail)}`,
  'lab.seb_revoked': (detail) => `${AUDIT_ACTIONS['lab.seb_revoked']} lab${called(detail)}`,
  'lab.seb_key_added': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_key_added']}${after(' ', quoted(text(detail.version)))} di lab${called(detail)}`,
  'lab.seb_key_removed': (detail) =>
    `${AUDIT_ACTIONS['lab.seb_key_removed']}${after(' ', quoted(text(detail.version)))} di lab${called(detail)}`,

  'settings.updated': (detail) =>
    `${AUDIT_ACTIONS['settings.updated']}${after(': ', fieldList(texts(detail.changed)))}`,
}

const computers = (uses: number | null) => (uses === null ? '' : `${uses} komputer`)
