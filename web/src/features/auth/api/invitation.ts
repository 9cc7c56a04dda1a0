import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** Whom a link invites, and as what. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.post('/users/undangan/lihat', { body: { token }, signal }),
    select: ({ data }) => data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

export interface AcceptedInvitation {
  token: string
  nama: string
  nohp: string
  password: string
}

/** Opens the account; its owner must still sign in. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: AcceptedInvitation) => api.post('/users/undangan', { body }),
  })
}
