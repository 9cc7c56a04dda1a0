import type { HttpContext } from '@adonisjs/core/http'
import { issueResetCode } from '#app/accounts/actions/issue_reset_code'

export default class IssueResetCodeController {
  async handle({ auth, params }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const { code, expiresAt } = await issueResetCode(admin, Number(params.id))
    return { kode: code, berlakuSampai: new Date(expiresAt).toISOString() }
  }
}
