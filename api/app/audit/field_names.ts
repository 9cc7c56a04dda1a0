/** Form labels of the audit log, used in error sentences. */
export const AUDIT_FIELDS = {
  tentang: 'Tentang',
} as const
