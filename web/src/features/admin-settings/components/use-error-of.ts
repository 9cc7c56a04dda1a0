import { get, useFormContext, type FieldPath } from 'react-hook-form'
import type { SettingsFields } from '@/features/admin-settings/model/settings-form'

/** What is wrong with a field, whoever found it: the form itself or the server. */
export function useErrorOf() {
  const { formState } = useFormContext<SettingsFields>()
  const { errors } = formState

  return (field: FieldPath<SettingsFields>): string | null => {
    const error: unknown = get(errors, field)
    return typeof error === 'object' &&
      error !== null &&
      'message' in error &&
      typeof error.message === 'string'
      ? error.message
      : null
  }
}
