/** Secrets of the world on loopback, the same in every run so that outputs and pictures repeat. */
export const TOKENS = {
	admin: '*:*.live-world-admin',
	backend: 'default:development.live-world-backend',
	backendProduction: 'default:production.live-world-backend',
	frontend: 'default:development.live-world-frontend',
	frontendProduction: 'default:production.live-world-frontend',
} as const;

/** Tokens that the samples for Docker start their server with, in `src/samples/compose`. */
export const DOCKER_TOKENS = {
	backend: 'default:development.unleash-insecure-api-token',
	frontend: 'default:development.unleash-insecure-frontend-api-token',
} as const;

/** The user that a fresh server has. */
export const ADMIN_USER = { username: 'admin', password: 'unleash4all' } as const;
