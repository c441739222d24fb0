/** Relay compiler configurations: for the storefront's documents and for the server's. */
export const relayProjects = ["relay.config.json", "relay.server.json"] as const;
