/** Secrets of the world on loopback, the same in every run so that outputs and pictures repeat. */
export const TOKENS = {
	admin: '*:*.live-world-admin',
	backend: 'default:development.live-world-backend',
	backendProduction: 'default:production.live-world-backend',
	frontend: 'default:development.live-world-frontend',
	frontendProduction: 'default:production.live-world-frontend',
} as const;

/** The user that a fresh server has. */
export const ADMIN_USER = { username: 'admin', password: 'unleash4all' } as const;
