import {
  AUDIT_SUBJECTS,
  AUDIT_SYSTEM,
  isAuditAction,
  type AuditAction,
  type AuditDetails,
  type AuditSubject,
} from '@lulus/api/contracts/audit'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { fields } from '@/features/admin-audit/model/details'
import { CLASSES_PHRASES } from '@/features/admin-audit/model/sentences/classes'
import { EXAMS_PHRASES } from '@/features/admin-audit/model/sentences/exams'
import { HOUSE_PHRASES } from '@/features/admin-audit/model/sentences/house'
import { MONEY_PHRASES } from '@/features/admin-audit/model/sentences/money'
import { PEOPLE_PHRASES } from '@/features/admin-audit/model/sentences/people'
import { QUESTIONS_PHRASES } from '@/features/admin-audit/model/sentences/questions'
import type { Phrases } from '@/features/admin-audit/model/sentences/words'

const PHRASES: Phrases<AuditDetails> = {
  ...MONEY_PHRASES,
  ...QUESTIONS_PHRASES,
  ...PEOPLE_PHRASES,
  ...CLASSES_PHRASES,
  ...EXAMS_PHRASES,
  ...HOUSE_PHRASES,
}

/** The actor's name, or the fixed name for the server's own actions. */
export function actorOf({ aktor }: AuditRow): string {
  return aktor?.nama ?? AUDIT_SYSTEM
}

/** The action as a sentence without its actor. An action unknown to this version shows its own name. */
export function auditSentence(entry: AuditRow): string {
  return isAuditAction(entry.aksi) ? phraseOf(entry.aksi, entry) : entry.aksi
}

function phraseOf<Action extends AuditAction>(action: Action, entry: AuditRow): string {
  return PHRASES[action](fields<AuditDetails[Action]>(entry.detail), entry)
}

/** The name of the kind of subject. */
export function subjectOf({ subjek: { tipe } }: AuditRow): string {
  return isAuditSubject(tipe) ? AUDIT_SUBJECTS[tipe] : tipe
}

/** Whether this version knows the kind of subject. */
function isAuditSubject(name: string): name is AuditSubject {
  return Object.hasOwn(AUDIT_SUBJECTS, name)
}
