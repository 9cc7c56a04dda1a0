import type { Budget } from '#app/platform/limits/budgets'

/** The rule that replaces a budget for each user. */
interface OtherRule {
  rule: string
}

const BY_ADDRESS: OtherRule = { rule: 'nobody is signed in: a limit by address, in its routes.ts' }
const BY_SEAT: OtherRule = { rule: 'signed by a lab, limited in its routes.ts' }

/** A learner moves through an exam by hand, and a device retries after some seconds. */
const STEP: Budget = { requests: 60, minutes: 1 }

/**
 * How often each user may call each route that writes. A test compares this table with the routes. Calls that an
 * exam's page sends by itself have generous limits, which no honest user reaches.
 */
export const BUDGETS: Readonly<Record<string, Budget | OtherRule>> = {
  'labs.report': BY_SEAT,
  'labs.enrol': BY_ADDRESS,
  'labs.check': BY_SEAT,
  'users.register': BY_ADDRESS,
  'users.login': BY_ADDRESS,
  'users.login_code': BY_ADDRESS,
  'users.login_own_password': BY_ADDRESS,
  'users.reset_password': BY_ADDRESS,
  'users.see_invitation': BY_ADDRESS,
  'users.accept_invitation': BY_ADDRESS,
  'school.open': BY_ADDRESS,
  'school.close': BY_ADDRESS,
  'messages.stop_mail': BY_ADDRESS,
  'messages.resume_mail': BY_ADDRESS,

  'users.logout': { requests: 60, minutes: 1 },
  'users.update_profile': { requests: 30, minutes: 10 },
  'people.request_erasure': { requests: 10, minutes: 10 },
  'people.withdraw_erasure': { requests: 10, minutes: 10 },
  'users.read_notice': { requests: 60, minutes: 1 },
  // Each costs hashes, right or wrong.
  'users.update_password': { requests: 30, minutes: 15 },
  'users.confirm_password': { requests: 30, minutes: 15 },
  'payments.upload': { requests: 20, minutes: 10 },
  // Whenever the payment page opens.
  'payments.bill': { requests: 60, minutes: 10 },
  // Codes are typed, not guessed.
  'payments.quote_promo': { requests: 20, minutes: 10 },

  'exam.save_answers': { rule: 'saves of one learner share a flush, on the fast path (ADR 24)' },
  'exam.report_audio': { rule: 'as saves of answers; what was heard only grows' },
  // Takeovers have a budget of their own beside it: `TAKEOVERS` of the exam.
  'exam.start': STEP,
  // Six to eight a minute, and at once when the network is back or the window visible.
  'exam.pulse': STEP,
  'events.pulse': STEP,
  'exam.next': STEP,
  'exam.end_session': STEP,
  'exam.submit': STEP,
  // Up to a thousand choices each.
  'exam.deliver_late': { requests: 12, minutes: 1 },
  'exam.read_notice': STEP,
  'events.enter': STEP,
  'events.ready': STEP,
  // By hand, and those given without a network one after the other.
  'learning.answer_drill': STEP,
  'learning.change_plan': { requests: 30, minutes: 10 },
  'events.check': STEP,
  'labs.prove_seb': STEP,
}

/** All calls of the staff together: enough for fast manual work and for a rehearsal. */
const STAFF: Budget = { requests: 600, minutes: 1 }
const STAFF_ROUTES = 'admin.'

/** The budget of a route that writes, and the name of its counter; null when another rule applies. */
export function budgetOf(route: string): { name: string; budget: Budget } | null {
  if (route.startsWith(STAFF_ROUTES)) return { name: STAFF_ROUTES, budget: STAFF }
  const entry = BUDGETS[route]
  return !entry || 'rule' in entry ? null : { name: route, budget: entry }
}
