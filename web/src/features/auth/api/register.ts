import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

export interface Registration {
  nama: string
  nohp: string
  email: string
  password: string
}

/** Creates an account; the new user then signs in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) => api.post('/users/register', { body }),
  })
}
