import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { useSetSession } from '@/lib/session/use-session'

export interface Credentials {
  /** Email or phone number. */
  identifier: string
  password: string
}

/** Signs in; afterwards the whole app knows the user. */
export function useLogin() {
  const setSession = useSetSession()

  return useMutation({
    mutationFn: (body: Credentials) => api.post('/users/login', { body, expect401: true }),
    onSuccess: setSession,
  })
}
