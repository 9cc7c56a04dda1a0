import router from '@adonisjs/core/services/router'
import { needs } from '#app/platform/access/declared_capability'

const ListEntriesController = () => import('#app/audit/controllers/list_entries_controller')

export function adminAuditRoutes() {
  needs(
    'audit.read',
    router.group(() => {
      router.get('/audit-log', [ListEntriesController]).as('admin.audit_log')
      router.get('/audit-log/excel', [ListEntriesController, 'excel']).as('admin.audit_log.excel')
    })
  )
}
