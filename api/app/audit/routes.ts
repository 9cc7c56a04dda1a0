import router from '@adonisjs/core/services/router'

const ListEntriesController = () => import('#app/audit/controllers/list_entries_controller')

/** Mounted below /admin, where only admins come. */
export function adminAuditRoutes() {
  router.get('/audit-log', [ListEntriesController]).as('admin.audit_log')
}
