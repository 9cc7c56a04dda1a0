import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { spend } from '#app/platform/limits/budgets'
import { budgetOf } from '#start/budgets'

/** Counts a call that writes against its user's budget, before its body is read. Runs where the user is known. */
export default class BudgetMiddleware {
  async handle({ auth, request, route }: HttpContext, next: NextFn) {
    const { user } = auth.use('web')
    const found = user && request.method() !== 'GET' && budgetOf(route?.name ?? '')
    if (found) await spend(found.name, user.id, found.budget)
    return next()
  }
}
