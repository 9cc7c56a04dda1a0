/** A registry in the generated form, for testing the client and its types without the API's routes. */
export interface FixtureRegistry {
  'session.show': {
    methods: ['GET', 'HEAD']
    pattern: '/api/session'
    types: {
      body: object
      params: object
      query: object
      response: { dataUser: { name: string; since: Date; tags: { at: Date }[] } }
    }
  }
  'things.show': {
    methods: ['GET', 'HEAD']
    pattern: '/api/things/:id'
    types: {
      body: object
      params: { id: string }
      query: { page?: number; search?: string; sortBy?: 'name' | undefined }
      response: { data: { id: number } }
    }
  }
  'things.store': {
    methods: ['POST']
    pattern: '/api/things'
    types: { body: { name: string }; params: object; query: object; response: { message: string } }
  }
  'things.update': {
    methods: ['PUT']
    pattern: '/api/things/:id'
    types: {
      body: { name?: string }
      params: { id: string }
      query: object
      response: { message: string; waLink: string | null }
    }
  }
}
