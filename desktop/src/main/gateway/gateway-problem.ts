export interface GatewayProblem {
  kind: 'refused' | 'unreachable'
  method: string
  path: string
  detail: string
}
